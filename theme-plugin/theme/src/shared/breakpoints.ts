/*
 * The widths at which the theme's layout changes, in em. In a media query, an em is the font size that the
 * reader set in the browser, so larger text gets the narrower layout just as a smaller window does.
 *
 * CSS can't read these constants: style sheets write `(width <= 62.25em)` for the narrow side and
 * `(width > 62.25em)` for the wide one, so that every width is on exactly one side. A unit test rejects any
 * other width in a media query.
 */

/** Up to this width, half of the window has no room for a long word: 360 px at the default font size. */
export const HALF_EM = 22.5;

/** Up to this width, things that are side by side in the text are stacked. */
export const TEXT_EM = 37.5;

/** Up to this width, the site has its mobile layout: 996 px at the default font size. */
export const LAYOUT_EM = 62.25;

/**
 * Above this width, there's room for the contents beside the text, and plenty in the navbar: 1200 px at the
 * default font size.
 */
export const ROOMY_EM = 75;

/** Up to this height, no bar sticks to the window: 320 px at the default font size, as at 400% zoom. */
export const LOW_EM = 20;

/** Matches if the site has its mobile layout. */
export const MOBILE_LAYOUT = `(width <= ${LAYOUT_EM}em)`;

/** Matches if the table of contents is in a bar above the text. */
export const CONTENTS_ABOVE = `(width <= ${ROOMY_EM}em)`;
