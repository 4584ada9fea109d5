import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import {PageMenu} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * A doc's page: the text with its table of contents, which is beside the text or, on narrow screens, in a bar
 * above it. Both are in the HTML and CSS shows one of them, so the page doesn't move when scripts start.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(styles.layout, !frontMatter.hide_table_of_contents && styles.withToc)}>
      <div className={styles.text}>
        {hasToc && <DocItemTOCMobile />}
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocVersionBadge />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
          {!hasToc && <PageMenu />}
        </article>
        <DocItemPaginator />
      </div>
      {hasToc && (
        <div className={styles.aside}>
          <DocItemTOCDesktop />
          <PageMenu />
        </div>
      )}
    </div>
  );
}
