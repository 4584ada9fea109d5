import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import CollapseButton from '@theme/TOCCollapsible/CollapseButton';
import TOCItems from '@theme/TOCItems';
import {onThisPage} from '../../client/toc/onThisPage';
import styles from './styles.module.css';

/** A table of contents that opens on demand, with or without JavaScript. */
export default function TOCCollapsible({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label={onThisPage()} className={clsx(styles.toc, className)}>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <CollapseButton collapsed={!open} />
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </details>
    </nav>
  );
}
