import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  NavbarSecondaryMenuFiller,
  type NavbarSecondaryMenuComponent,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import {useNavbarMobileSidebar} from '../../../client/themeCommonInternal';
import styles from './styles.module.css';

/** The sidebar as the drawer shows it. */
const SecondaryMenu: NavbarSecondaryMenuComponent<Props> = ({sidebar, path}) => {
  const drawer = useNavbarMobileSidebar();
  // A link to the page that the reader is on changes no route, yet it is a choice: the drawer closes.
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

/** Hands the sidebar to the drawer of the navbar; renders nothing where it stands. */
function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default memo(DocSidebarMobile);
