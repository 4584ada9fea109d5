import {isValidElement, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Layout';
import styles from './styles.module.css';

const isTranslation = (title: ReactNode): boolean =>
  isValidElement(title) && title.type === Translate;

/**
 * An admonition: a tinted box with an icon, a title, and text. It has the role `note`, because an aside with a
 * name would be listed among the page's landmarks.
 */
export default function AdmonitionLayout({
  type,
  icon,
  title,
  children,
  className,
  id,
  'data-served': mark,
}: Props & {readonly 'data-served'?: string}): ReactNode {
  const titleId = useId();
  return (
    <aside
      role="note"
      data-served={mark}
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={clsx(
        'theme-admonition',
        `theme-admonition-${type}`,
        'admonition',
        className,
        styles.admonition,
      )}>
      {title || icon ? (
        <div className={styles.heading}>
          {icon}
          {title ? (
            <div
              id={titleId}
              className={styles.title}
              // The default title, which only says the type.
              data-search-exclude={isTranslation(title) ? '' : undefined}>
              {title}
            </div>
          ) : null}
        </div>
      ) : null}
      {children ? <div className={styles.content}>{children}</div> : null}
    </aside>
  );
}
