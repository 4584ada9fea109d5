import {routeSpelledOtherwise} from '@site/theme-plugin/src/client/links/routeSpelledOtherwise';

const routes = [
  ...['/', '/api/store', '/usage/', '/Case', '/case'],
  ...['/tutorials/index', '/index', '/both/', '/both/index', '/Folder', '/folder/index/'],
];

it.each([
  ['/API/Store', '/api/store'],
  ['/Api/store/', '/api/store'],
  ['/Usage', '/usage/'],
  ['/api/store', undefined],
  ['/api/store/', undefined],
  ['/usage', undefined],
  ['/case', undefined],
  ['/Case', undefined],
  ['/API/Stores', undefined],
  ['/', undefined],
  ['/tutorials/index.html', '/tutorials/index'],
  ['/Tutorials/Index.html', '/tutorials/index'],
  ['/Tutorials/Index', '/tutorials/index'],
  ['/tutorials/index', undefined],
  ['/tutorials/', undefined],
  ['/tutorials/index.htm', undefined],
  // The file of the folder's own page.
  ['/usage/index.html', undefined],
  ['/both/index.html', undefined],
  ['/index.html', undefined],
  ['/folder/index.html', '/folder/index/'],
])('reads %s as %s', (path, route) => {
  expect(routeSpelledOtherwise(path, routes)).toBe(route);
});
