import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  NavbarSecondaryMenuFiller,
  type NavbarSecondaryMenuComponent,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import {useNavbarMobileSidebar} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/** The sidebar's content in the drawer. */
const SecondaryMenu: NavbarSecondaryMenuComponent<Props> = ({sidebar, path}) => {
  const drawer = useNavbarMobileSidebar();
  // A link to the current page doesn't change the route, but it's still a choice, so the drawer closes.
  const closeDrawer = (item: PropSidebarItem) => {
    if (drawer.shown && 'href' in item && item.href) {
      drawer.toggle();
    }
  };
  return (
    <ul className={clsx('theme-doc-sidebar-menu', 'menu__list', styles.list)}>
      <DocSidebarItems items={sidebar} activePath={path} level={1} onItemClick={closeDrawer} />
    </ul>
  );
};

/** Passes the sidebar to the navbar's drawer. It doesn't render anything itself. */
function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default memo(DocSidebarMobile);
