import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import styles from './styles.module.css';

function SiblingCards(props: Props): ReactNode {
  return <DocCardList {...props} items={useCurrentSidebarSiblings()} />;
}

/** Cards for the given sidebar items, or for those in the current page's category. */
export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) {
    return <SiblingCards className={className} />;
  }
  return (
    <ul className={clsx(styles.cards, className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
