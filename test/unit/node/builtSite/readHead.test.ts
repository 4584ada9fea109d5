import {builtPage} from '@site/test/unit/support/builtPage';
import {isHidden, metaContent, pageTitle} from '@site/theme-plugin/src/node/builtSite/readHead';

const headOf = (tags: string) => builtPage(`<head>${tags}</head>`).head;

it.each([
  ['noindex', true],
  ['none', true],
  ['NONE', true],
  ['nofollow, NoIndex', true],
  ['index, follow', false],
  ['nonesuch', false],
  ['reindex', false],
  ['', false],
])('robots %j hide a page: %j', (content, hidden) => {
  expect(isHidden(headOf(`<meta name=robots content="${content}">`))).toBe(hidden);
});

it("reads robots that are set with the other attribute, and only the page's robots", () => {
  expect(isHidden(headOf('<meta property=robots content=noindex>'))).toBe(true);
  expect(isHidden(headOf('<meta name=description content=noindex>'))).toBe(false);
  expect(isHidden(headOf('<meta name=robots-note content=noindex>'))).toBe(false);
});

it('hides redirects, in any spelling, and nothing else', () => {
  expect(isHidden(headOf('<meta http-equiv=Refresh content="0; url=/a">'))).toBe(true);
  expect(isHidden(headOf('<meta http-equiv=refreshed content=x>'))).toBe(false);
  expect(isHidden(headOf('<meta name=refresh content=x>'))).toBe(false);
});

it('tells empty content from none', () => {
  expect(metaContent(headOf('<meta name=description content="">'), 'description')).toBe('');
  expect(metaContent(headOf('<meta name=description>'), 'description')).toBeNull();
  expect(metaContent(headOf(''), 'description')).toBeNull();
});

it.each([
  ['Store | Redux', 'Store'],
  ['Redux', 'Redux'],
  ['Redux and Redux', 'Redux and'],
  ['Redux Toolkit', 'Redux Toolkit'],
])('%j is titled %j', (title, short) => {
  expect(pageTitle(title, 'Redux')).toBe(short);
  expect(pageTitle(title, '')).toBe(title);
});
