import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readBuiltPage, withoutBaseUrl} from '../postBuild/readBuiltPage';
import {markdownPath} from '../../shared/markdown/markdownPath';
import {articleMarkdown} from './articleMarkdown';
import type {Doc} from './outlineOfDocs';

export type MarkdownSite = {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Address of the site without the base URL: `https://redux.js.org`. */
  readonly origin: string;
};

/** Markdown by the permalink of a doc. */
export type MarkdownPages = ReadonlyMap<string, string>;

/** Reads the Markdown of docs from their built pages; a doc without a page is left out. */
export async function readMarkdown(
  {outDir, baseUrl, origin}: MarkdownSite,
  docs: readonly Doc[],
): Promise<MarkdownPages> {
  const pages = new Map<string, string>();
  for (const {permalink, title} of docs) {
    const html = await readBuiltPage(outDir, withoutBaseUrl(permalink, baseUrl));
    const text = html && articleMarkdown(html, {title, url: origin + permalink});
    if (text) {
      pages.set(permalink, text);
    }
  }
  return pages;
}

/** Writes each doc in Markdown at its address plus `.md`. */
export async function writeMarkdown(
  {outDir, baseUrl}: Omit<MarkdownSite, 'origin'>,
  pages: MarkdownPages,
): Promise<void> {
  await Promise.all(
    Array.from(pages, async ([permalink, text]) => {
      const local = withoutBaseUrl(markdownPath(permalink, baseUrl), baseUrl);
      const file = path.join(outDir, decodeURI(local));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    }),
  );
}
