import {lazyItem} from '../lazyItem';

export default lazyItem(() => import('@theme/NavbarItem/DocNavbarItem'));
