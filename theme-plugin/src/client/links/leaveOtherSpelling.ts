import routes from '@generated/routes';
import {leafPaths} from './leafPaths';
import {routeSpelledOtherwise} from './routeSpelledOtherwise';

// A host serves the not-found page for such an address. The router ignores case and would show the page,
// but in that HTML, and without the page's files, which have its exact name; a page named index it would
// take for its folder.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = location;
  const route = routeSpelledOtherwise(pathname, leafPaths(routes));
  if (route !== undefined) {
    location.replace(route + search + hash);
  }
}
