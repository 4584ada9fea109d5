import {useState, type MouseEvent, type ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import {
  Chevron,
  CONTENTS_ABOVE,
  keepCode,
  onThisPage,
  useContentsLevels,
  useCurrentHeading,
  useMatchMedia,
} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** Closes the contents when the reader chooses a heading. */
function closeOnLink({target, currentTarget}: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) {
    currentTarget.removeAttribute('open');
  }
}

/**
 * The bar under the navbar, where there's no room for the contents beside the text. It shows the heading
 * that the reader is at, opens the contents (with or without JavaScript), and has a line that grows with
 * the part of the page that was read.
 */
export default function TOCCollapsible({children, ...contents}: Props): ReactNode {
  const {ids} = useContentsLevels(contents);
  const current = useCurrentHeading(ids, useMatchMedia(CONTENTS_ABOVE));
  const [isOpen, setIsOpen] = useState(false);
  const heading = contents.toc.find(({id}) => id === current);
  return (
    <nav aria-label={onThisPage()} className={`theme-doc-toc-mobile ${styles.bar}`}>
      <details
        data-popover=""
        onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
        onClick={closeOnLink}>
        <summary className={styles.summary}>
          <Chevron className={styles.icon} />
          <b>{onThisPage()}</b>{' '}
          {heading && (
            // The MDX loader made this HTML from the site's own heading.
            <span
              className={styles.title}
              dangerouslySetInnerHTML={{__html: keepCode(heading.value)}}
            />
          )}
        </summary>
        <div className={styles.contents}>
          <TOCItems
            {...contents}
            linkActiveClassName={isOpen ? 'table-of-contents__link--active' : undefined}
          />
          {isOpen && children}
        </div>
      </details>
      <span className={styles.progress} />
    </nav>
  );
}
