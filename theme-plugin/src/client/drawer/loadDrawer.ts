import type {ComponentType} from 'react';

/** Fetches the drawer's code; a second call gets the same. */
export const loadDrawer = (): Promise<ComponentType> =>
  import(/* webpackChunkName: "intent-drawer" */ './Drawer').then(({Drawer}) => Drawer);
