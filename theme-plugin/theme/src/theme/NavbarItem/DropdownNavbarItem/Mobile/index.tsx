import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {DropdownLabel, StrokeIcon, useHasCurrentItem} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** Label of the button beside a dropdown's link. */
function caretLabel(isOpen: boolean): string {
  return !isOpen
    ? translate({
        id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
        message: 'Expand the dropdown',
        description: 'The ARIA label of the button to expand the mobile dropdown navbar item',
      })
    : translate({
        id: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
        message: 'Collapse the dropdown',
        description: 'The ARIA label of the button to collapse the mobile dropdown navbar item',
      });
}

/** A group of links in the drawer. It starts open if it contains the current page. */
export default function DropdownNavbarItemMobile({
  items,
  className,
  position,
  to,
  href,
  label,
  html,
  children = label,
  onClick,
  ...props
}: Props): ReactNode {
  const hasCurrent = useHasCurrentItem({items, isActive: props.isActive});
  const [isOpen, setOpen] = useState(hasCurrent);
  const listId = useId();
  const isLink = Boolean(to ?? href);

  return (
    <li className="menu__list-item">
      <div className={styles.row}>
        {isLink && (
          <NavbarNavLink
            activeClassName="menu__link--active"
            {...props}
            {...{to, href, html, label}}
            className={clsx('menu__link', styles.label, className)}
          />
        )}
        <button
          type="button"
          className={clsx('menu__link', styles.label, isLink && styles.caretOnly, className)}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={isLink ? caretLabel(isOpen) : undefined}
          onClick={() => setOpen(!isOpen)}>
          {!isLink && (
            <DropdownLabel isHidden={false} html={html}>
              {children}
            </DropdownLabel>
          )}
          <StrokeIcon
            className={clsx(styles.caret, isOpen && styles.caretOpen)}
            width="16"
            height="16"
            strokeWidth="1.75">
            <path d="m6 9 6 6 6-6" />
          </StrokeIcon>
        </button>
      </div>
      <ul id={listId} className={clsx('menu__list', styles.list)} hidden={!isOpen}>
        {items.map((item, index) => (
          <NavbarItem mobile isDropdownItem onClick={onClick} {...item} key={index} />
        ))}
      </ul>
    </li>
  );
}
