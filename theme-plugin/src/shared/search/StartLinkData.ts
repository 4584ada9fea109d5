/** A link that the search dialog offers before the reader types. */
export type StartLinkData = {
  readonly label: string;
  /** With the base URL. */
  readonly url: string;
  /** Where on the site the page is, for the reader. */
  readonly path: string;
};
