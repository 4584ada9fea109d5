import type {DocusaurusConfig} from '@docusaurus/types';
import type {DocsContent} from '../docsData/loadedContent';
import type {ThemeOptions} from '../options';
import {allDocs, outlineOfDocs} from './outlineOfDocs';
import {writeLlms} from './writeLlms';
import {readMarkdown, writeMarkdown} from './writeMarkdown';

/** Writes what the options `markdown` and `llms` ask for, from the built pages of the docs. */
export async function writeMarkdownFiles(
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
  {title, tagline, url: origin}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>,
  {markdown, llms}: Pick<ThemeOptions, 'markdown' | 'llms'>,
  docs: DocsContent,
): Promise<void> {
  if (!markdown && !llms) {
    return;
  }
  const pages = await readMarkdown({outDir, baseUrl, origin}, allDocs(docs));
  if (markdown) {
    await writeMarkdown({outDir, baseUrl}, pages);
  }
  if (llms) {
    const site = {title, tagline, baseUrl, origin, hasMarkdown: markdown};
    await writeLlms(outDir, site, outlineOfDocs(docs), pages);
  }
}
