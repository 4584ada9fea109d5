import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {DocusaurusConfig} from '@docusaurus/types';
import {LLMS_FULL_MAX_BYTES} from '../constants';
import {markdownPath} from '../shared/markdownPath';
import {trimSlash, withoutBaseUrl} from '../builtSite/routes';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import {allDocs, outlineOfDocs, type OutlineSection} from '../common/docsOutline';
import type {DocsContent} from '../common/loadedContent';
import type {PagesOptions} from '../PagesOptions';
import {isHidden} from '../builtSite/readHead';
import {articleMarkdown} from './articleMarkdown';
import {llmsFull, llmsList, type LlmsSite, type MarkdownPages} from './llms';

/** Writes each doc as Markdown at its address plus `.md`. */
async function writeMarkdown(outDir: string, baseUrl: string, pages: MarkdownPages): Promise<void> {
  await Promise.all(
    Array.from(pages, async ([permalink, text]) => {
      const local = withoutBaseUrl(markdownPath(permalink, baseUrl), baseUrl);
      const file = path.join(outDir, decodeURI(local));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    }),
  );
}

/** Writes `llms.txt` and `llms-full.txt`, and warns if not all docs fit into the latter. */
async function writeLlms(
  outDir: string,
  site: LlmsSite,
  outline: readonly OutlineSection[],
  pages: MarkdownPages,
): Promise<void> {
  const {text, left} = llmsFull(site, outline, pages, LLMS_FULL_MAX_BYTES);
  await writeFile(path.join(outDir, 'llms.txt'), llmsList(site, outline));
  await writeFile(path.join(outDir, 'llms-full.txt'), text);
  if (left > 0) {
    logger.warn`path=${'llms-full.txt'} has no room for the last number=${left} docs: it may have number=${LLMS_FULL_MAX_BYTES} bytes. They're listed at its end.`;
  }
}

/** Writes the files of the options `markdown` and `llms` from the docs' built pages. */
export function markdownFiles(
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
  {title, tagline, url: origin}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>,
  {markdown, llms}: Pick<PagesOptions, 'markdown' | 'llms'>,
  docs: DocsContent,
): BuiltSiteVisitor {
  if (!markdown && !llms) {
    return {};
  }
  const byRoute = new Map(allDocs(docs).map(doc => [trimSlash(doc.permalink), doc]));
  const pages = new Map<string, string>();
  const hidden = new Set<string>();
  return {
    visit({route, document, head}) {
      const doc = byRoute.get(trimSlash(route));
      if (doc && isHidden(head)) {
        hidden.add(doc.permalink);
      }
      const text =
        doc && articleMarkdown(document, {title: doc.title, url: origin + doc.permalink});
      if (doc && text) {
        pages.set(doc.permalink, text);
      }
    },
    async finish() {
      if (markdown) {
        await writeMarkdown(outDir, baseUrl, pages);
      }
      if (llms) {
        const site = {title, tagline, baseUrl, origin, hasMarkdown: markdown};
        await writeLlms(outDir, site, outlineOfDocs(docs, hidden), pages);
      }
    },
  };
}
