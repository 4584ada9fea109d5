import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {BuiltPage} from '../../pages/listPages';
import {answerLunr} from './answerLunr';
import {answerMiniSearch} from './answerMiniSearch';
import {answerOwn} from './answerOwn';
import {answerPagefind} from './answerPagefind';

/**
 * Asks this site's engine and its peers.
 *
 * @param dir - folder of the built site
 * @returns the results of each query, by engine
 */
export async function askEngines(
  browser: Browser,
  {dir, baseUrl, pages}: {dir: string; baseUrl: string; pages: readonly BuiltPage[]},
  queries: readonly string[],
) {
  const own = await answerOwn(
    name => fs.readFileSync(path.join(dir, 'search', name), 'utf8'),
    baseUrl,
    queries,
  );
  return {
    'this site': own.inOrder,
    'this site, in groups': own.inGroups,
    lunr: answerLunr(dir, pages, queries),
    MiniSearch: answerMiniSearch(dir, pages, queries),
    Pagefind: await answerPagefind(browser, dir, pages, queries),
  };
}
