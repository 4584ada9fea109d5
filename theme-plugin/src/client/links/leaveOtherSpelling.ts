import routes from '@generated/routes';
import {leafPaths} from './leafPaths';
import {routeInOtherCase} from './routeInOtherCase';

// The router ignores case and would show the page, but in the HTML of the not-found page, which a host
// serves for such an address, and without the page's files, which have its exact name.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = location;
  const route = routeInOtherCase(pathname, leafPaths(routes));
  if (route !== undefined) {
    location.replace(route + search + hash);
  }
}
