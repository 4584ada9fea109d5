import type {ReactNode} from 'react';
import clsx from 'clsx';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {SidebarLink, translateOf} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** A sidebar link to a doc or any other address. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl, docId} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        'theme-doc-sidebar-item-link',
        `theme-doc-sidebar-item-link-level-${level}`,
        'menu__list-item',
        styles.item,
        className,
      )}>
      <SidebarLink
        href={href}
        isDoc={docId !== undefined}
        isActive={isActive}
        isCurrent={isActive}
        autoAddBaseUrl={autoAddBaseUrl}
        tabIndex={tabIndex}
        translate={translateOf(label)}
        onClick={() => onItemClick?.(item)}>
        {label}
        {!isInternalUrl(href) && <IconExternalLink />}
      </SidebarLink>
    </li>
  );
}
