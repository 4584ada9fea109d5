import type {PageRecords} from './extractRecords';

/** A page with its place in the site. */
export interface IndexedPage extends PageRecords {
  /** With the base URL, as the router knows it. */
  readonly path: string;
  /** lvl0: the sidebar's top category. */
  readonly group: string;
}
