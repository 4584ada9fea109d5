import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Content of the docs plugin by plugin id: `allContent['docusaurus-plugin-content-docs']`. */
export type DocsContent = Readonly<Record<string, unknown>> | undefined;

/** Whether this is what a docs plugin has loaded; a plugin without docs has loaded nothing. */
export function isLoadedContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}
