import {PLUGIN_NAME} from '../constants';
import type {AllContent} from './loadedContent';

/** Old addresses, in the form that `addressKey` returns, with the new ones. Both may end in `/*`. */
export type MovedPages = Readonly<Record<string, string>>;

/** What this plugin tells other plugins of a site. */
export interface PagesContent {
  /** Whether each doc is also there as Markdown. */
  readonly markdown: boolean;
  readonly moved: MovedPages;
}

/** What this plugin tells, in a site that uses it. */
export const pagesContent = (all: AllContent): PagesContent | undefined =>
  all[PLUGIN_NAME]?.default as PagesContent | undefined;
