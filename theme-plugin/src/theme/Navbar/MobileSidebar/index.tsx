import type {ReactNode} from 'react';
import {loadDrawer} from '../../../client/drawer/loadDrawer';
import {useLoadedComponent} from '../../../client/common/useLoadedComponent';
import {useNavbarMobileSidebar} from '../../../client/themeCommonInternal';

/**
 * The drawer, whose code is loaded on intent. If that fails, the element rendered here makes the navbar show its
 * items itself.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const {Component: Drawer, hasFailed} = useLoadedComponent(loadDrawer, shown);
  if (hasFailed) {
    return <span data-drawer="failed" hidden />;
  }
  return Drawer ? <Drawer /> : null;
}
