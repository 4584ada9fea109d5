/** @jest-environment jsdom */
import {dialogQuery} from '@site/theme-plugin/search/src/session/dialogQuery';

it.each([
  [768, 5],
  [769, 10],
])('asks for excerpts that fit a screen of %d px: %d words', (width, words) => {
  // 1em is 16 px in media queries.
  const matchMedia = (media: string) => {
    const em = /^\(width <= (?<em>[\d.]+)em\)$/.exec(media)?.groups?.em;
    return {matches: width <= 16 * Number(em)} as MediaQueryList;
  };
  jest.spyOn(window, 'matchMedia').mockImplementation(matchMedia);
  expect(dialogQuery('store').snippetWords).toBe(words);
});
