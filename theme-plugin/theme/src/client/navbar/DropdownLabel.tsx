import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './DropdownLabel.module.css';

interface Props {
  readonly children: ReactNode;
  readonly html?: string;
  /** Whether the label is for screen readers only, because a link beside the button already shows it. */
  readonly isHidden: boolean;
}

/** The content of a dropdown's button: its label, or the HTML that the site has set instead. */
export function DropdownLabel({children, html, isHidden}: Props): ReactNode {
  const className = clsx(styles.label, isHidden && 'folio-hidden-text');
  return html ? (
    <span className={className} dangerouslySetInnerHTML={{__html: html}} />
  ) : (
    <span className={className}>{children}</span>
  );
}
