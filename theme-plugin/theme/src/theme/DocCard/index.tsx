import type {ReactNode} from 'react';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import {useDocCardDescriptionCategoryItemsPlural} from 'docusaurus-theme-folio/client';

function CategoryCard({item}: {readonly item: PropSidebarItemCategory}): ReactNode {
  const countItems = useDocCardDescriptionCategoryItemsPlural();
  const href = findFirstSidebarItemLink(item);
  return href ? (
    <Layout
      item={item}
      className={item.className}
      href={href}
      icon={null}
      title={item.label}
      description={item.description ?? countItems(item.items.length)}
    />
  ) : null;
}

function LinkCard({item}: {readonly item: PropSidebarItemLink}): ReactNode {
  const doc = useDocById(item.docId);
  return (
    <Layout
      item={item}
      className={item.className}
      href={item.href}
      icon={null}
      title={item.label}
      description={item.description ?? doc?.description}
    />
  );
}

/** A card that links to a doc or a category. */
export default function DocCard({item}: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <LinkCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    default:
      throw new Error(
        `A doc card cannot show a sidebar item of type "${item.type}". Valid types: link, category.`,
      );
  }
}
