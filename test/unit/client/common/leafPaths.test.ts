import {leafPaths} from '@site/theme-plugin/src/client/common/leafPaths';

it('lists the pages, without what contains them and without patterns', () => {
  const routes = [
    {path: '/', routes: [{path: '/api', routes: [{path: '/api/store'}, {path: '/api/:name'}]}]},
    {path: '/faq'},
    {path: '/old/*'},
    {path: ['/a', '/b']},
    {},
  ];
  expect(leafPaths(routes)).toEqual(['/api/store', '/faq']);
});
