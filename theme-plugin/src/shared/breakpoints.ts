/**
 * The widths at which the theme's layout changes, in em. In a media query an em is the font size that
 * the reader set in the browser, so larger text gets the narrower layout just as a smaller window does.
 *
 * CSS can't read these: a style sheet writes `(width <= 62.25em)` for the narrow side and
 * `(width > 62.25em)` for the wide one, so that every width is on exactly one side. A unit test
 * refuses any other width in a media query.
 */
export const BREAKPOINTS = {
  /** Up to here, what stands side by side inside the text goes one below the other. */
  text: 37.5,
  /** Up to here the search dialog fills the screen: 768 px at the default font size. */
  search: 48,
  /** Up to here the site has its mobile layout: 996 px at the default font size. */
  layout: 62.25,
  /** From here on there is room to spare in the navbar: 1200 px at the default font size. */
  roomy: 75,
} as const;

/** Matches where the viewport is at most as wide as the breakpoint. */
export const upTo = (breakpoint: keyof typeof BREAKPOINTS): string =>
  `(width <= ${BREAKPOINTS[breakpoint]}em)`;
