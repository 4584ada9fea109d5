/**
 * A link that the search dialog offers before the reader types: its label, its address with the base URL, and where on
 * the site the page is.
 */
export type StartLinkData = readonly [label: string, url: string, path: string];
