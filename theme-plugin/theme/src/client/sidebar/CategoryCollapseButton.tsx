import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {Chevron} from '../common/Chevron';
import styles from './CategoryCollapseButton.module.css';
import row from './sidebarRow.module.css';

interface Props {
  readonly label: string;
  /** Whether the button shows the label itself. If not, a link beside it does. */
  readonly alone: boolean;
  readonly controls: string;
  readonly open: boolean;
  readonly tabIndex?: number;
  readonly onClick: () => void;
}

function toggleLabel(label: string, open: boolean): string {
  return open
    ? translate(
        {
          id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
          message: "Collapse sidebar category '{label}'",
          description: 'The ARIA label to collapse the sidebar category',
        },
        {label},
      )
    : translate(
        {
          id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
          message: "Expand sidebar category '{label}'",
          description: 'The ARIA label to expand the sidebar category',
        },
        {label},
      );
}

/** The button that opens and closes a sidebar category (see "Disclosure" in the ARIA Authoring Practices). */
export function CategoryCollapseButton({
  label,
  alone,
  controls,
  open,
  tabIndex,
  onClick,
}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(row.row, alone ? 'menu__link' : styles.beside)}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={alone ? undefined : toggleLabel(label, open)}
      tabIndex={tabIndex}
      onClick={onClick}>
      {alone && label}
      <Chevron className={clsx(styles.icon, open && styles.open)} />
    </button>
  );
}
