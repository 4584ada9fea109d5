import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** What the browser knows about a doc from the site's global data. */
export type KnownDoc = Pick<GlobalDoc, 'id' | 'path' | 'sidebar'>;

/** A doc, as its index in the global data, along with a label if that isn't the doc's title. */
export type CompactLink = number | readonly [place: number, label: string];

type CompactCategory = Omit<PropSidebarItemCategory, 'items'> & {
  readonly items: readonly CompactItem[];
};

type OtherItem = Exclude<PropSidebarItem, PropSidebarItemCategory>;

/** A sidebar item. Only categories and plain links to docs have a compact form. */
export type CompactItem = CompactLink | CompactCategory | OtherItem;

/** A doc's title, or its title and description; `null` if the doc at this index isn't in the version. */
export type CompactDoc = string | readonly [title: string, description: string] | null;

/** What the docs plugin passes to each page of a version, but each path and title appears only once. */
export type CompactVersion = Omit<PropVersionMetadata, 'docs' | 'docsSidebars'> & {
  /** By index in the global data. */
  readonly docs: readonly CompactDoc[];
  readonly docsSidebars: Readonly<Record<string, readonly CompactItem[]>>;
};
