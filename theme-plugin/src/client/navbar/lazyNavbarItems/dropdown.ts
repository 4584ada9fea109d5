import {lazyItem} from '../lazyItem';

export default lazyItem(
  () => import(/* webpackChunkName: "intent-dropdown" */ '@theme/NavbarItem/DropdownNavbarItem'),
);
