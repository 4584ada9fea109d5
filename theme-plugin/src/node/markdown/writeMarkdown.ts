import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {withoutBaseUrl} from '../builtSite/routes';
import {markdownPath} from '../../shared/markdown/markdownPath';

export interface MarkdownSite {
  /** Folder of the built site, of this locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** The site's URL without the base URL: `https://redux.js.org`. */
  readonly origin: string;
}

/** Markdown by a doc's permalink. */
export type MarkdownPages = ReadonlyMap<string, string>;

/** Writes each doc as Markdown at its address plus `.md`. */
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
