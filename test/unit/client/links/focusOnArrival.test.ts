/** @jest-environment jsdom */
import {focusOnArrival, onRouteDidUpdate} from '@site/theme-plugin/src/client/links/focusOnArrival';

type Arguments = Parameters<typeof onRouteDidUpdate>[0];

const navigateTo = (hash: string) =>
  onRouteDidUpdate({location: {hash}, previousLocation: null} as Arguments);

const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<button id=button></button><main><h1 id=title>T</h1><h2 id="ä b">A</h2><h2 id=own tabindex=0></h2></main>';
  byId('button').focus();
});

it("doesn't move the focus unless it's asked to", () => {
  navigateTo('#%C3%A4%20b');
  expect(byId('button')).toHaveFocus();
});

it('moves the focus once, to the heading of the anchor, without adding a tab stop', () => {
  focusOnArrival();
  navigateTo('#%C3%A4%20b');
  expect(byId('ä b')).toHaveFocus();
  byId('button').focus();
  expect(byId('ä b')).not.toHaveAttribute('tabindex');
  navigateTo('#title');
  expect(byId('button')).toHaveFocus();
});

it.each(['', '#gone', '#%'])("focuses the page's first heading with the hash '%s'", hash => {
  focusOnArrival();
  navigateTo(hash);
  expect(byId('title')).toHaveFocus();
});

it('leaves the scrolling to the page, which has scrolled there', () => {
  const focus = jest.spyOn(byId('title'), 'focus');
  focusOnArrival();
  navigateTo('');
  expect(focus).toHaveBeenCalledWith({preventScroll: true});
});

it("keeps an element's own tabindex", () => {
  focusOnArrival();
  navigateTo('#own');
  expect(byId('own')).toHaveFocus();
  byId('button').focus();
  expect(byId('own')).toHaveAttribute('tabindex', '0');
});

it('leaves the focus where it is on a page without a heading', () => {
  document.querySelector('main')?.remove();
  focusOnArrival();
  navigateTo('');
  expect(byId('button')).toHaveFocus();
});
