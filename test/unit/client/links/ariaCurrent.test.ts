import {ariaCurrent, type CurrentLink} from '@site/theme-plugin/src/client/links/ariaCurrent';

const current = (link: CurrentLink, pathname: string) => ariaCurrent(link, pathname, '/');

it('is "page" for a link to the page, with or without a trailing slash', () => {
  expect(current({to: '/api/store'}, '/api/store')).toBe('page');
  expect(current({to: '/faq/'}, '/faq')).toBe('page');
});

it('is true for a link to a parent page', () => {
  expect(current({to: '/api'}, '/api/store')).toBe(true);
  expect(current({to: '/api', exact: true}, '/api/store')).toBeUndefined();
});

it('is undefined for a link to the home page on another page', () => {
  expect(current({to: '/'}, '/api')).toBeUndefined();
  expect(current({to: '/'}, '/')).toBe('page');
});

it('is undefined for a link to a fragment on the page', () => {
  expect(current({to: '/start#help'}, '/start')).toBeUndefined();
});

it("follows the site's activeBasePath or activeBaseRegex", () => {
  expect(current({to: '/a', activeBasePath: '/blog'}, '/blog/one')).toBe(true);
  expect(current({to: '/a', activeBaseRegex: '^/(x|y)/'}, '/Y/z')).toBe(true);
  expect(current({to: '/a', activeBaseRegex: '^/(x|y)/'}, '/a/z')).toBeUndefined();
});
