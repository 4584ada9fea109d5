import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {THEME_NAME} from '../shared/constants';
import {isLoadedContent, type DocsContent} from 'docusaurus-plugin-folio-pages/build';

interface NavbarItem {
  readonly type?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly docsPluginId?: string;
  readonly versions?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly label?: string;
  readonly items?: readonly NavbarItem[];
  readonly dropdownItemsBefore?: readonly NavbarItem[];
  readonly dropdownItemsAfter?: readonly NavbarItem[];
}

/** All items, including those in dropdowns, each with its path in the configuration. */
function* flatten(
  items: readonly NavbarItem[] = [],
  where: string,
): Generator<[NavbarItem, string]> {
  for (const [index, item] of items.entries()) {
    const path = `${where}[${index}]`;
    yield [item, path];
    yield* flatten(item.items, `${path}.items`);
    yield* flatten(item.dropdownItemsBefore, `${path}.dropdownItemsBefore`);
    yield* flatten(item.dropdownItemsAfter, `${path}.dropdownItemsAfter`);
  }
}

/** What an item refers to: the kind of thing, the IDs it names, and the IDs that exist. */
interface Reference {
  readonly kind: string;
  readonly named: readonly (string | undefined)[];
  readonly existing: readonly string[];
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const namesOf = (versions: NavbarItem['versions'] = []): readonly string[] =>
  Array.isArray(versions) ? versions : Object.keys(versions);

function referenceOf(item: NavbarItem, versions: readonly LoadedVersion[]): Reference | undefined {
  switch (item.type) {
    case 'doc':
      return {
        kind: 'doc',
        named: [item.docId],
        existing: unique(
          versions.flatMap(version => [...version.docs, ...version.drafts].map(doc => doc.id)),
        ),
      };
    case 'docSidebar':
      return {
        kind: 'sidebar',
        named: [item.sidebarId],
        existing: unique(versions.flatMap(version => Object.keys(version.sidebars))),
      };
    case 'docsVersionDropdown':
      return {
        kind: 'version',
        named: namesOf(item.versions),
        existing: versions.map(version => version.versionName),
      };
    case 'docsVersion':
      return {kind: 'version', named: [], existing: []};
    default:
      return undefined;
  }
}

function checkItem(item: NavbarItem, docs: DocsContent): string | undefined {
  if (!referenceOf(item, [])) {
    return undefined;
  }
  const pluginId = item.docsPluginId ?? 'default';
  const content = docs?.[pluginId];
  if (!isLoadedContent(content)) {
    const ids = Object.keys(docs ?? {});
    return `needs the docs plugin with id "${pluginId}", which is not there. Docs plugins of this site: ${ids.join(', ') || 'none'}.`;
  }
  const reference = referenceOf(item, content.loadedVersions);
  const missing = reference?.named.find(name => !reference.existing.includes(name ?? ''));
  return missing === undefined
    ? undefined
    : `names the ${reference?.kind} "${missing}", which does not exist. ${capitalized(reference?.kind)}s of this site: ${reference?.existing.join(', ')}.`;
}

const capitalized = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Finds navbar items that point to a doc, sidebar, version, or docs plugin that doesn't exist. That's a mistake
 * in the site's configuration, so it stops the build with a single message. Without this check, every page would
 * fail on its own with a component's stack trace.
 *
 * @throws Error with one line per wrong item: where it is, what is missing, and what exists
 */
export function checkNavbarItems(
  themeConfig: {readonly navbar?: {readonly items?: readonly NavbarItem[]}},
  docs: DocsContent,
): void {
  const faults: string[] = [];
  for (const [item, where] of flatten(themeConfig.navbar?.items, 'themeConfig.navbar.items')) {
    const fault = checkItem(item, docs);
    if (fault) {
      faults.push(`  - ${where}${item.label ? ` ("${item.label}")` : ''} ${fault}`);
    }
  }
  if (faults.length > 0) {
    throw new Error(
      `[${THEME_NAME}] The navbar leads to something that does not exist (docusaurus.config):\n${faults.join('\n')}`,
    );
  }
}
