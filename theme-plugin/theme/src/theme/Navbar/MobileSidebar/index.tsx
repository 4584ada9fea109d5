import {useCallback, type ReactNode} from 'react';
import {drawerLabel} from '../../../client/drawer/drawerLabel';
import {loadDrawer} from '../../../client/drawer/loadDrawer';
import {offerRetry} from 'docusaurus-plugin-folio-pages/shared/loadFailure/offerRetry';
import {useLoadedComponent} from 'docusaurus-theme-folio-search/client/useLoadedComponent';
import {useNavbarMobileSidebar} from '../../../client/themeCommonInternal';

/** The drawer, whose code is loaded on intent. If that fails, it's closed again, and a message offers what helps. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const fail = useCallback(
    (error: unknown) => {
      toggle();
      void offerRetry(drawerLabel(), error, toggle);
    },
    [toggle],
  );
  const {Component: Drawer} = useLoadedComponent(loadDrawer, shown, fail);
  return Drawer ? <Drawer /> : null;
}
