import {nearestRoutes} from '@site/theme-plugin/src/client/notFound/nearestRoutes';

const routes = [
  '/',
  '/api/createstore',
  '/api/store',
  '/introduction/getting-started',
  '/introduction/installation',
  '/tutorials/essentials/part-1-overview-concepts',
];

it.each([
  ['/api/createStor', '/api/createstore'],
  ['/introduction/getting-started.html', '/introduction/getting-started'],
  ['/old/site/pages/installation.htm', '/introduction/installation'],
  ['/docs/introduction/instalation', '/introduction/installation'],
  ['/tutorials/essentials/part-1', '/tutorials/essentials/part-1-overview-concepts'],
])('finds what %s meant', (address, route) => {
  expect(nearestRoutes(address, routes, 3)[0]).toBe(route);
});

it("returns no more than it's asked for", () => {
  expect(nearestRoutes('/api/store', routes, 1)).toEqual(['/api/store']);
});

it.each(['/xyzzy', '/', '/%E2%9C%93', '/../..'])('finds nothing near %s', address => {
  expect(nearestRoutes(address, routes, 3)).toEqual([]);
});
