/** Sizes in CSS pixels at which the site is looked at. */
export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 390, height: 844};

/** The widths that the design names, and the two sides of the layout's switch at 996 px (specification, section 9). */
export const CHECKED_WIDTHS = [280, 390, 768, 996, 997, 1440];
