import type {ReactNode} from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The docs plugin's generated page for a category: its description, and a card for each item. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, description, keywords, image, navigation},
}: Props): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <div className={styles.page}>
      <PageMetadata
        title={title}
        description={description}
        keywords={keywords}
        image={useBaseUrl(image)}
      />
      <DocVersionBanner />
      <article>
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <Heading as="h1">{title}</Heading>
          {description && <p>{description}</p>}
        </header>
        <DocCardList items={items} />
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </div>
  );
}
