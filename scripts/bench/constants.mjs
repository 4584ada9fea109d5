/** The window in which pages are measured, in CSS pixels: what is in view decides what is fetched ahead. */
export const VIEWPORT = {width: 1280, height: 800};

/** A path that no page has. */
export const UNKNOWN_ROUTE = '/no/such/page';

/** How long nothing may be under way before a page counts as done with fetching ahead, in ms. */
export const IDLE_MS = 1000;
