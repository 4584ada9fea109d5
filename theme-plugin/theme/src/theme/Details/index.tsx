import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/**
 * The browser's own `<details>`. It opens without JavaScript, for find-in-page, and for a link to a heading
 * inside. If there's no summary, the browser shows one in the reader's language.
 */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) || !summary ? summary : <summary>{summary}</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
