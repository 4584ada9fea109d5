/** Viewport sizes that the tests use, in CSS pixels. */
export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 390, height: 844};

/** The design's widths, and both sides of the layout breakpoint at 996 px. */
export const CHECKED_WIDTHS = [280, 390, 768, 996, 997, 1440];
