import type {DocusaurusConfig} from '@docusaurus/types';
import {trimSlash} from '../builtSite/routes';
import type {BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import type {DocsContent} from '../common/loadedContent';
import type {ThemeOptions} from '../common/ThemeOptions';
import {articleMarkdown} from './articleMarkdown';
import {allDocs, outlineOfDocs} from './outlineOfDocs';
import {writeLlms} from './writeLlms';
import {writeMarkdown} from './writeMarkdown';

/** Writes the files of the options `markdown` and `llms` from the docs' built pages. */
export function markdownFiles(
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
  {title, tagline, url: origin}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url'>,
  {markdown, llms}: Pick<ThemeOptions, 'markdown' | 'llms'>,
  docs: DocsContent,
): BuiltSiteVisitor {
  if (!markdown && !llms) {
    return {};
  }
  const byRoute = new Map(allDocs(docs).map(doc => [trimSlash(doc.permalink), doc]));
  /** Markdown by permalink. */
  const pages = new Map<string, string>();
  return {
    visit({route, document}) {
      const doc = byRoute.get(trimSlash(route));
      const text =
        doc && articleMarkdown(document, {title: doc.title, url: origin + doc.permalink});
      if (doc && text) {
        pages.set(doc.permalink, text);
      }
    },
    async finish() {
      if (markdown) {
        await writeMarkdown({outDir, baseUrl}, pages);
      }
      if (llms) {
        const site = {title, tagline, baseUrl, origin, hasMarkdown: markdown};
        await writeLlms(outDir, site, outlineOfDocs(docs), pages);
      }
    },
  };
}
