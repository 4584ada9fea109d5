import {newAddress} from '@site/theme-plugin/src/shared/newAddress';

const routes = ['/', '/api/store', '/guides/', '/guides/tests', '/guides/deep/part'];
const moved = new Map([
  ['/basics/store', '/api/store'],
  ['/basics/store#reading', '/guides/tests#read'],
  ['/help', '/guides/#contact'],
  ['/loop/a', '/loop/b'],
  ['/loop/b', '/loop/a'],
  ['/recipes', '/guides/'],
  ['/recipes/*', '/guides/*'],
  ['/docs/old/*', '/guides/*'],
  ['/docs/*', '/*'],
  ['/exams/test1', '/guides/test1'],
  ['/faq/*', '/guides/#*'],
  ['/moved/1', '/moved/2'],
  ['/moved/2', '/moved/3'],
  ['/moved/3', '/moved/4'],
  ['/moved/4', '/api/store'],
]);

/** The new URL of a path with a query and a fragment. */
function lead(address: string): string | undefined {
  const {pathname, search, hash} = new URL(address, 'https://example.org');
  return newAddress({pathname, search, hash}, moved, routes)?.to;
}

it.each([
  ['/API/Store', '/api/store'],
  ['/api/store.html?x=1#y', '/api/store?x=1#y'],
  ['/basics/Store.html', '/api/store'],
  ['/basics/store/', '/api/store'],
  ['/basics/store?code=3#dispatch', '/api/store?code=3#dispatch'],
  ['/basics/store#Reading', '/guides/tests#read'],
  ['/help', '/guides/#contact'],
  ['/help#own', '/guides/#own'],
  ['/recipes', '/guides/'],
  ['/recipes/', '/guides/'],
  ['/recipes/Tests', '/guides/tests'],
  ['/recipes/deep/part', '/guides/deep/part'],
  ['/docs/recipes/Tests.html#a', '/guides/tests#a'],
  // Of several folders, the one with the longest path counts.
  ['/docs/old/tests', '/guides/tests'],
  // The pages of a folder may have become the sections of one page.
  ['/faq/setup', '/guides/#setup'],
  ['/faq/setup#own', '/guides/#own'],
  // Three entries in a row are followed.
  ['/moved/2', '/api/store'],
])('leads from %s to %s', (address, to) => {
  expect(lead(address)).toBe(to);
});

it.each(['/recipes/gone', '/loop/a', '/other', '/docs/other', '/exams/tests', '/moved/1'])(
  'returns nothing for %s',
  address => {
    expect(lead(address)).toBeUndefined();
  },
);

it('returns the route separately, for its title', () => {
  const address = {pathname: '/help', search: '?a', hash: ''};
  expect(newAddress(address, moved, routes)).toEqual({
    route: '/guides/',
    to: '/guides/?a#contact',
  });
});
