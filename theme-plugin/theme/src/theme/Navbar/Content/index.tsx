import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ErrorCauseBoundary} from '@docusaurus/theme-common';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import {useNavbarItems, useNavbarMobileSidebar} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

interface ItemsProps {
  readonly items: readonly NavbarItemProps[];
  readonly className?: string;
}

/** Names the navbar item that failed, which the error itself doesn't know. */
function itemError(item: NavbarItemProps, cause: Error): Error {
  return new Error(
    `A navbar item cannot be shown. It stands in themeConfig.navbar.items of docusaurus.config:\n${JSON.stringify(item, null, 2)}`,
    {cause},
  );
}

function NavbarItems({items, className}: ItemsProps): ReactNode {
  return (
    items.length > 0 && (
      <ul className={clsx(styles.list, className)}>
        {items.map((item, index) => (
          <li key={index} className={item.type === 'search' ? undefined : styles.item}>
            <ErrorCauseBoundary onError={cause => itemError(item, cause)}>
              <NavbarItem {...item} />
            </ErrorCauseBoundary>
          </li>
        ))}
      </ul>
    )
  );
}

/** The navbar's content: the title and the left items; the right items, the search, and the color mode toggle. */
export default function NavbarContent(): ReactNode {
  const items = useNavbarItems();
  const {disabled} = useNavbarMobileSidebar();
  const isLeft = ({position}: NavbarItemProps) => position === 'left';
  return (
    <div className={clsx('navbar__inner', styles.inner)}>
      <div className={clsx('theme-layout-navbar-left', 'navbar__items', styles.start)}>
        {!disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={items.filter(isLeft)} />
      </div>
      <div
        className={clsx(
          'theme-layout-navbar-right',
          'navbar__items navbar__items--right',
          styles.end,
        )}>
        <NavbarItems items={items.filter(item => !isLeft(item))} className={styles.endList} />
        {!items.some(({type}) => type === 'search') && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
        <NavbarColorModeToggle className={styles.colorMode} />
      </div>
    </div>
  );
}
