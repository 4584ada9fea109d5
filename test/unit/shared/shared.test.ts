import {addressKey} from '@folio-pages/shared/addressKey';
import {editDistance} from '@folio-pages/shared/editDistance';
import {hashTarget} from '@folio-search/shared/hashTarget';
import {isPlainClick} from '@folio-search/shared/isPlainClick';
import {newAddress} from '@folio-pages/shared/newAddress';
import {markdownPath} from '@folio-pages/shared/markdownPath';

it.each([
  ['/API/Store', '/api/store'],
  ['/api/store/', '/api/store'],
  ['/api/Store.html', '/api/store'],
  ['/api/Store.htm', '/api/store'],
  ['/api/store/index.html', '/api/store'],
  ['/api/store/index.htm', '/api/store'],
  ['/tutorials/index', '/tutorials/index'],
  ['/Basics/Store#Reading', '/basics/store#reading'],
  ['/', '/'],
  ['/index.html', '/'],
])('addressKey reads %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

// cspell:ignore redcer reduxer reduecr midlewere stroe uvwxyz
it.each([
  ['same', 'same', 3, 0],
  ['redcer', 'reducer', 3, 1],
  ['reducer', 'redcer', 3, 1],
  ['reduxer', 'reducer', 3, 1],
  ['reduecr', 'reducer', 3, 1],
  ['midlewere', 'middleware', 3, 2],
  ['stroe', 'store', 2, 1],
  ['intention', 'execution', Infinity, 5],
  ['', 'abc', Infinity, 3],
  // Beyond the maximum, it stops counting.
  ['state', 'middleware', 2, 3],
  ['abcdef', 'uvwxyz', 2, 3],
])('editDistance %s and %s, counted up to %d, are %i apart', (left, right, max, distance) => {
  expect(editDistance(left, right, max)).toBe(distance);
});

it.each([
  ['#part', 'part'],
  ['#caf%C3%A9', 'café'],
  ['', ''],
  ['#%', ''],
])('hashTarget %s names "%s"', (hash, id) => {
  expect(hashTarget(hash)).toBe(id);
});

describe('isPlainClick', () => {
  const plain = {
    button: 0,
    metaKey: false,
    altKey: false,
    ctrlKey: false,
    shiftKey: false,
    defaultPrevented: false,
  };

  it.each([
    [{}, true],
    [{button: 1}, false],
    [{metaKey: true}, false],
    [{altKey: true}, false],
    [{ctrlKey: true}, false],
    [{shiftKey: true}, false],
    [{defaultPrevented: true}, false],
  ])('follows a click with %j itself: %s', (change, isPlain) => {
    expect(isPlainClick({...plain, ...change})).toBe(isPlain);
  });
});

describe('newAddress', () => {
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
});

it.each([
  ['/api/store', '/', '/api/store.md'],
  ['/base/api/store', '/base/', '/base/api/store.md'],
  ['/api/', '/', '/api.md'],
  ['/', '/', '/index.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base', '/base/', '/base/index.md'],
])('markdownPath the Markdown of %s under %s is at %s', (permalink, baseUrl, expected) => {
  expect(markdownPath(permalink, baseUrl)).toBe(expected);
});
