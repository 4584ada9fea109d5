import {hidesAfter} from '@site/theme-plugin/src/client/navbar/navbarVisibility';

const step = (from: number, to: number, wasHidden = false) =>
  hidesAfter({from, to, barHeight: 60, end: 1000}, wasHidden);

it('hides on scrolling down and returns on scrolling up', () => {
  expect(step(200, 300)).toBe(true);
  expect(step(300, 200, true)).toBe(false);
});

it('shows near the top, no matter which way the page scrolls', () => {
  expect(step(0, 50)).toBe(false);
  expect(step(0, 59, true)).toBe(false);
});

it('decides at the height of the bar, after four pixels, and at the end of the page', () => {
  expect(step(0, 60)).toBe(true);
  expect(step(300, 304)).toBe(true);
  expect(step(1000, 900, true)).toBe(false);
});

it.each([true, false])("doesn't change on a tiny scroll (hidden: %s)", wasHidden => {
  expect(step(300, 302, wasHidden)).toBe(wasHidden);
  expect(step(302, 300, wasHidden)).toBe(wasHidden);
});

it("doesn't return when the page bounces back from its end", () => {
  expect(step(1080, 1000, true)).toBe(true);
});
