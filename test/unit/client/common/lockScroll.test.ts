/** @jest-environment jsdom */
import {lockScroll} from '@site/theme-plugin/src/client/common/lockScroll';

const root = document.documentElement;
const gutter = () => [root.style.overflow, root.style.scrollbarGutter];

it.each([
  ['with a scrollbar that takes room', 1000, ['hidden', 'stable']],
  ['without one', 1024, ['hidden', '']],
])('leaves a page %s as it was', (_, width, locked) => {
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(width);
  expect(window.innerWidth).toBe(1024);
  const unlock = lockScroll();
  expect(gutter()).toEqual(locked);
  unlock();
  expect(gutter()).toEqual(['', '']);
});

it("restores the site's own styles", () => {
  Object.assign(root.style, {overflow: 'clip', scrollbarGutter: 'stable both-edges'});
  const unlock = lockScroll();
  expect(root.style.overflow).toBe('hidden');
  unlock();
  expect(gutter()).toEqual(['clip', 'stable both-edges']);
});
