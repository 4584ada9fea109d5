import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCItems/Tree';
import {breakIdentifiers, keepCode} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** A level of the table of contents, including the levels below it. */
function TOCItemTree({
  toc,
  className,
  linkClassName,
  linkActiveClassName,
  currentId,
  isChild,
}: Props): ReactNode {
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? styles.list : clsx(styles.list, className)}>
      {toc.map(({id, value, children}) => {
        const isCurrent = id === currentId;
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={isCurrent ? 'location' : undefined}
              className={clsx(styles.link, linkClassName, isCurrent && linkActiveClassName)}
              // The MDX loader generated this HTML from the site's own heading.
              dangerouslySetInnerHTML={{__html: keepCode(breakIdentifiers(value))}}
            />
            <TOCItemTree
              isChild
              toc={children}
              className={className}
              linkClassName={linkClassName}
              linkActiveClassName={linkActiveClassName}
              currentId={currentId}
            />
          </li>
        );
      })}
    </ul>
  );
}

export default memo(TOCItemTree);
