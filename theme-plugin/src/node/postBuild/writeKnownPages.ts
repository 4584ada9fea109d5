import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {KNOWN_PAGES_FILE} from '../../shared/constants';
import {isHidden, pageTitle} from '../../search/build/extractRecords';
import {findAll, parseHtml} from '../../search/build/html';
import {headingText} from '../../search/build/pageText';
import {readBuiltPage, withoutBaseUrl} from './readBuiltPage';
import type {MovedPages} from '../readMovedPages';
import type {BuiltSite} from './writeCodeFiles';

/** The title of a page without that of the site; '' where it must not be found or has none. */
function titleOf(html: string, siteTitle: string): string {
  const [head = ''] = html.split(/<\/head>|<body/, 1);
  const document = parseHtml(head);
  const [title] = findAll(document, ({tagName}) => tagName === 'title');
  return title && !isHidden(findAll(document, ({tagName}) => tagName === 'meta'))
    ? pageTitle(headingText(title), siteTitle)
    : '';
}

/** Writes what the not-found page proposes pages by: their titles, and the addresses that they had before. */
export async function writeKnownPages({
  outDir,
  baseUrl,
  routesPaths,
  siteTitle,
  moved,
}: BuiltSite & {readonly siteTitle: string; readonly moved: MovedPages}): Promise<void> {
  const titles = await Promise.all(
    [...new Set(routesPaths)].map(async route => {
      const localPath = withoutBaseUrl(route, baseUrl);
      const html = await readBuiltPage(outDir, localPath);
      return [localPath, html === null ? '' : titleOf(html, siteTitle)] as const;
    }),
  );
  const file = path.join(outDir, KNOWN_PAGES_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  const known = {titles: Object.fromEntries(titles.filter(([, title]) => title)), moved};
  await writeFile(file, JSON.stringify(known));
}
