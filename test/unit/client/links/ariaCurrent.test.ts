import {ariaCurrent, type CurrentLink} from '@site/theme-plugin/src/client/links/ariaCurrent';

const current = (link: CurrentLink, pathname: string) => ariaCurrent(link, pathname, '/');

it('is the page for a link to the page, with or without a closing slash', () => {
  expect(current({to: '/api/store'}, '/api/store')).toBe('page');
  expect(current({to: '/faq/'}, '/faq')).toBe('page');
});

it('is the section for a link to a page above', () => {
  expect(current({to: '/api'}, '/api/store')).toBe(true);
  expect(current({to: '/api', exact: true}, '/api/store')).toBeUndefined();
});

it('is nothing for a link home on another page: home is in no section', () => {
  expect(current({to: '/'}, '/api')).toBeUndefined();
  expect(current({to: '/'}, '/')).toBe('page');
});

it('is nothing for a link to a part of the page: the page has a link of its own', () => {
  expect(current({to: '/start#help'}, '/start')).toBeUndefined();
});

it('follows the path or the expression that the site has set', () => {
  expect(current({to: '/a', activeBasePath: '/blog'}, '/blog/one')).toBe(true);
  expect(current({to: '/a', activeBaseRegex: '^/(x|y)/'}, '/Y/z')).toBe(true);
  expect(current({to: '/a', activeBaseRegex: '^/(x|y)/'}, '/a/z')).toBeUndefined();
});
