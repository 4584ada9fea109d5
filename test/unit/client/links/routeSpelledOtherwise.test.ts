import {routeInOtherCase} from '../../../../theme-plugin/src/client/links/routeInOtherCase';

const routes = ['/', '/api/store', '/usage/', '/Case', '/case'];

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
])('takes %s for %s', (path, route) => {
  expect(routeInOtherCase(path, routes)).toBe(route);
});
