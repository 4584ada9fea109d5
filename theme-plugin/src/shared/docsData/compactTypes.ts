import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** What the browser knows of a doc from the site's global data: its id, its path and its sidebar. */
export type KnownDoc = Pick<GlobalDoc, 'id' | 'path' | 'sidebar'>;

/** A doc by its place in the global data; with a label where that is not the doc's title. */
export type CompactLink = number | readonly [place: number, label: string];

type CompactCategory = Omit<PropSidebarItemCategory, 'items'> & {
  readonly items: readonly CompactItem[];
};

type OtherItem = Exclude<PropSidebarItem, PropSidebarItemCategory>;

/** An item of a sidebar. What is no plain link to a doc and no category stays as it is. */
export type CompactItem = CompactLink | CompactCategory | OtherItem;

/** Title of a doc, or title and description; `null` for a place that is no doc of the version. */
export type CompactDoc = string | readonly [title: string, description: string] | null;

/** What the docs plugin tells each page of its version, with no path and no title written twice. */
export type CompactVersion = Omit<PropVersionMetadata, 'docs' | 'docsSidebars'> & {
  /** By place in the global data. */
  readonly docs: readonly CompactDoc[];
  readonly docsSidebars: Readonly<Record<string, readonly CompactItem[]>>;
};
