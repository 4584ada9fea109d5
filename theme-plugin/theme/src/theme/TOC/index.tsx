import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import {onThisPage} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The table of contents beside the text, which marks the current heading. */
export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav aria-label={onThisPage()} className={clsx(styles.toc, className)}>
      <p className={styles.title} aria-hidden="true">
        {onThisPage()}
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
