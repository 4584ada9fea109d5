import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {
  DropdownLabel,
  StrokeIcon,
  useDisclosure,
  useHasCurrentItem,
} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * A button in the navbar that opens a list of links. If the dropdown itself has an address, its label is a link,
 * with the button beside it.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  to,
  href,
  label,
  html,
  children = label,
  onClick,
  ...props
}: Props): ReactNode {
  const {isOpen, close, root, button, listId} = useDisclosure();
  const hasCurrent = useHasCurrentItem({items, isActive: props.isActive});
  const isLink = Boolean(to ?? href);
  return (
    <div
      {...root}
      className={clsx('navbar__item', styles.dropdown, position === 'right' && styles.atEnd)}>
      {isLink && (
        <NavbarNavLink
          activeClassName="navbar__link--active"
          {...props}
          {...{to, href, html, label}}
          className={clsx('navbar__link', styles.label, className)}
        />
      )}
      <button
        {...button}
        type="button"
        className={clsx('navbar__link', styles.label, isLink && styles.caretOnly, className)}
        aria-current={(!isLink && hasCurrent) || undefined}>
        <DropdownLabel isHidden={isLink} html={html}>
          {children}
        </DropdownLabel>
        <StrokeIcon
          className={clsx(styles.caret, isOpen && styles.caretOpen)}
          width="16"
          height="16"
          strokeWidth="1.75">
          <path d="m6 9 6 6 6-6" />
        </StrokeIcon>
      </button>
      <ul
        id={listId}
        className={clsx(styles.list, isOpen && styles.open)}
        onClick={event => {
          if (event.target instanceof Element && event.target.closest('a')) {
            close();
          }
        }}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
