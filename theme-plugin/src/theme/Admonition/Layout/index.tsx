import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import styles from './styles.module.css';

/**
 * An admonition: a tinted box with icon, title and text. The role `note` keeps it out of the list
 * of the page's landmarks, where an aside with a name would stand.
 */
export default function AdmonitionLayout({
  type,
  icon,
  title,
  children,
  className,
  id,
}: Props): ReactNode {
  const titleId = useId();
  return (
    <aside
      role="note"
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        'admonition',
        className,
        styles.admonition,
      )}>
      {title || icon ? (
        <div className={styles.heading}>
          {icon}
          {title ? (
            <div id={titleId} className={styles.title}>
              {title}
            </div>
          ) : null}
        </div>
      ) : null}
      {children ? <div className={styles.content}>{children}</div> : null}
    </aside>
  );
}
