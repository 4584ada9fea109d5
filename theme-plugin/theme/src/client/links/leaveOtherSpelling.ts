import routes from '@generated/routes';
import {leafPaths} from '../common/leafPaths';
import {routeSpelledOtherwise} from './routeSpelledOtherwise';

// For such an address, a host serves the not-found page. The router ignores case and would show the right
// page, but in the wrong HTML and without the page's files, whose names are case-sensitive. A page named
// index would be mistaken for its folder.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = location;
  const route = routeSpelledOtherwise(pathname, leafPaths(routes));
  if (route !== undefined) {
    location.replace(route + search + hash);
  }
}
