/** Viewport sizes at which the site is tested, in CSS pixels. */
export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 390, height: 844};

/** The widths that the design names, and both sides of the switch between the layouts at 996 px. */
export const CHECKED_WIDTHS = [280, 390, 768, 996, 997, 1440];
