import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Content of the docs plugin by plugin ID: `allContent['docusaurus-plugin-content-docs']`. */
export type DocsContent = Readonly<Record<string, unknown>> | undefined;

/** What the plugins of a site have loaded, by plugin and its ID. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Whether this is the loaded content of a docs plugin, which a plugin without docs doesn't have. */
export function isLoadedContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}
