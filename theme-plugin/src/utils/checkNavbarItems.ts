import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {THEME_NAME} from '../constants';

type NavbarItem = {
  readonly type?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly docsPluginId?: string;
  readonly label?: string;
  readonly items?: readonly NavbarItem[];
};

/** Content of the docs plugin by plugin id, as `allContentLoaded` hands it over. */
export type DocsContent = Readonly<Record<string, unknown>> | undefined;

function isLoadedContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** Both the links and the items inside dropdowns, with where each stands in the configuration. */
function* flatten(items: readonly NavbarItem[], where: string): Generator<[NavbarItem, string]> {
  for (const [index, item] of items.entries()) {
    const path = `${where}[${index}]`;
    yield [item, path];
    yield* flatten(item.items ?? [], `${path}.items`);
  }
}

function checkItem(item: NavbarItem, docs: DocsContent): string | undefined {
  const needsDocs = item.type === 'doc' || item.type === 'docSidebar';
  if (!needsDocs) {
    return undefined;
  }
  const pluginId = item.docsPluginId ?? 'default';
  const content = docs?.[pluginId];
  if (!isLoadedContent(content)) {
    const ids = Object.keys(docs ?? {});
    return `needs the docs plugin with id "${pluginId}", which is not there. Docs plugins of this site: ${ids.join(', ') || 'none'}.`;
  }
  const versions = content.loadedVersions;
  if (item.type === 'doc') {
    const ids = versions.flatMap(version => version.docs.map(doc => doc.id));
    return ids.includes(item.docId ?? '')
      ? undefined
      : `names the doc "${item.docId}", which does not exist. Docs of this site: ${ids.join(', ')}.`;
  }
  const ids = versions.flatMap(version => Object.keys(version.sidebars));
  return ids.includes(item.sidebarId ?? '')
    ? undefined
    : `names the sidebar "${item.sidebarId}", which does not exist. Sidebars of this site: ${ids.join(', ')}.`;
}

/**
 * Finds navbar items that point at a doc, sidebar or docs plugin that does not exist. Without this
 * check each page of the build fails on its own, with the stack of a component.
 * Source: specification, section 8 ("Missing doc id, sidebar or provider: Developer error").
 *
 * @throws Error with one line per wrong item: where it stands, what is missing, what exists
 */
export function checkNavbarItems(
  themeConfig: {readonly navbar?: {readonly items?: readonly NavbarItem[]}},
  docs: DocsContent,
): void {
  const faults: string[] = [];
  for (const [item, where] of flatten(
    themeConfig.navbar?.items ?? [],
    'themeConfig.navbar.items',
  )) {
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
