import type {ReactNode} from 'react';
import {loadDrawer} from '../../../client/drawer/loadDrawer';
import {useLoadedComponent} from '../../../client/common/useLoadedComponent';
import {useNavbarMobileSidebar} from '../../../client/themeCommonInternal';

/**
 * The drawer's place in the bar. Its code comes when a reader heads for the toggle; where it does
 * not come, the mark left here makes the bar show its items itself.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const {Component: Drawer, hasFailed} = useLoadedComponent(loadDrawer, shown);
  if (hasFailed) {
    return <span data-drawer="failed" hidden />;
  }
  return Drawer ? <Drawer /> : null;
}
