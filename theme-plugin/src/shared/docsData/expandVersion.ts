import type {PropSidebarItemLink, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** What the browser knows about a doc from the site's global data. */
export type KnownDoc = Pick<GlobalDoc, 'id' | 'path' | 'sidebar'>;

/** A doc's title, or its title and description; `null` if the doc at this index isn't in the version. */
type CompactDoc = string | readonly [title: string, description: string] | null;

/** What the docs plugin passes to each page of a version, but each path and title appears only once. */
export interface CompactVersion {
  /** By index in the global data. */
  readonly docs: readonly CompactDoc[];
  /** Everything else, as JSON in which a link to the doc at index 3 is `{"$": 3}`. */
  readonly others: string;
}

/** A link to a doc, with a label if that isn't the doc's title. */
interface CompactLink {
  readonly $: number;
  readonly label?: string;
}

const isLink = (value: unknown): value is CompactLink =>
  typeof value === 'object' && value !== null && '$' in value;

const partsOf = (doc: CompactDoc): readonly [title: string, description: string] =>
  typeof doc === 'string' ? [doc, ''] : (doc ?? ['', '']);

/** A sidebar's link to a doc, without any properties of its own. */
export const docLink = ({id, path}: KnownDoc, label: string): PropSidebarItemLink => ({
  type: 'link',
  href: path,
  label,
  docId: id,
  unlisted: false,
});

/**
 * Restores the version's data as the docs plugin generated it. Descriptions that were left out are empty.
 *
 * @param known - the version's docs in the site's global data
 */
export function expandVersion(
  {docs, others}: CompactVersion,
  known: readonly KnownDoc[],
): PropVersionMetadata {
  return {
    ...JSON.parse(others, (_, value: unknown) =>
      isLink(value) ? docLink(known[value.$], value.label ?? partsOf(docs[value.$])[0]) : value,
    ),
    docs: Object.fromEntries(
      docs.flatMap((doc, place) => {
        const {id, sidebar} = known[place];
        const [title, description] = partsOf(doc);
        return doc === null ? [] : [[id, {id, title, description, sidebar}]];
      }),
    ),
  };
}
