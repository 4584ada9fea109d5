import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import {isCode, sectionOf, usePageAhead} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

interface LabelProps {
  readonly direction: ReactNode;
  readonly permalink: string;
}

/** The direction, and the section of the page that the link leads to. */
function SubLabel({direction, permalink}: LabelProps): ReactNode {
  const section = sectionOf(useDocsSidebar()?.items ?? [], permalink);
  return (
    <>
      {direction}
      {section && <span> · {section}</span>}
    </>
  );
}

/** The title of a page. A browser that translates leaves code as it is. */
const titleOf = (title: string): ReactNode =>
  isCode(title) ? <span translate="no">{title}</span> : title;

/**
 * Links to the previous and next pages, at the ends of a thread. Readers who have come to the end of an article probably read
 * the next one, so its file is fetched ahead.
 */
export default function DocPaginator({className, previous, next}: Props): ReactNode {
  const links = useRef<HTMLElement>(null);
  usePageAhead(links, next?.permalink);
  if (!previous && !next) {
    return null;
  }
  return (
    <nav
      ref={links}
      className={clsx('pagination-nav', styles.paginator, className)}
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'The ARIA label for the docs pagination',
      })}>
      {previous && (
        <PaginatorNavLink
          {...previous}
          title={titleOf(previous.title)}
          subLabel={
            <SubLabel
              permalink={previous.permalink}
              direction={
                <Translate
                  id="theme.docs.paginator.previous"
                  description="The label used to navigate to the previous doc">
                  Previous
                </Translate>
              }
            />
          }
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          isNext
          title={titleOf(next.title)}
          subLabel={
            <SubLabel
              permalink={next.permalink}
              direction={
                <Translate
                  id="theme.docs.paginator.next"
                  description="The label used to navigate to the next doc">
                  Next
                </Translate>
              }
            />
          }
        />
      )}
    </nav>
  );
}
