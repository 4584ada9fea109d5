import {useId, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import {
  CategoryCollapseButton,
  Collapsible,
  isSamePath,
  SidebarLink,
  useSidebarGroup,
} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** A category without visible items is just a link, or nothing. */
function EmptyCategory({item, ...props}: Props): ReactNode {
  const {label, href, className, customProps} = item;
  return href ? (
    <DocSidebarItemLink item={{type: 'link', label, href, className, customProps}} {...props} />
  ) : null;
}

/**
 * A category. Its label is a button that expands and collapses it. If the category has a page, the label links
 * to that page, and a separate button expands and collapses it.
 */
function Category({item, onItemClick, activePath, level, index, tabIndex}: Props): ReactNode {
  const {items, label, collapsible, className} = item;
  const id = useId();
  const {open, setOpen} = useSidebarGroup(item, activePath, index);
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(item.href, activePath);
  const href = item.linkUnlisted && !isCurrent ? undefined : item.href;

  const toggle = () => {
    setOpen(!open);
    if (!href) {
      onItemClick?.(item);
    }
  };
  const follow = (event: MouseEvent) => {
    onItemClick?.(item);
    // The reader is already on this page, so the click can only be meant for the category.
    if (collapsible && isCurrent) {
      event.preventDefault();
      setOpen(!open);
    }
  };

  return (
    <li
      className={clsx(
        'theme-doc-sidebar-item-category',
        `theme-doc-sidebar-item-category-level-${level}`,
        'menu__list-item',
        styles.category,
        className,
      )}>
      <div className={styles.head}>
        {href && (
          <SidebarLink
            href={href}
            isDoc
            isActive={isActive}
            isCurrent={isCurrent}
            tabIndex={tabIndex}
            onClick={follow}>
            {label}
          </SidebarLink>
        )}
        {collapsible && (
          <CategoryCollapseButton
            label={label}
            alone={!href}
            controls={id}
            open={open}
            tabIndex={tabIndex}
            onClick={toggle}
          />
        )}
        {!href && !collapsible && <span className={styles.label}>{label}</span>}
      </div>
      <Collapsible id={id} open={open} onFound={() => setOpen(true)}>
        <ul className={clsx('menu__list', styles.list)}>
          <DocSidebarItems
            items={items}
            activePath={activePath}
            level={level + 1}
            onItemClick={onItemClick}
          />
        </ul>
      </Collapsible>
    </li>
  );
}

/** A sidebar category. Its links are in the HTML even if it's collapsed. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const isEmpty = useVisibleSidebarItems(props.item.items, props.activePath).length === 0;
  return isEmpty ? <EmptyCategory {...props} /> : <Category {...props} />;
}
