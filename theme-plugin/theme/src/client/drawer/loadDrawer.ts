import type {ComponentType} from 'react';

/** Loads the drawer's code once. */
export const loadDrawer = (): Promise<ComponentType> =>
  import(/* webpackChunkName: "intent-drawer" */ './Drawer').then(({Drawer}) => Drawer);
