import fs from 'node:fs';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import MiniSearch from 'minisearch';
import {readSections} from './readSections';
import type {BuiltPage} from '../../pages/listPages';

/*
 * MiniSearch, configured as VitePress does by default: a document for each section, with its title, the title of its
 * page, and its text. It also finds prefixes, and words with one letter in five wrong.
 */

/** How many results VitePress shows. */
const LIMIT = 16;

/**
 * @param dir - folder of the built site
 * @returns the results of each query
 */
export function answerMiniSearch(
  dir: string,
  pages: readonly BuiltPage[],
  queries: readonly string[],
): string[][] {
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  index.addAll(pages.flatMap(page => readDocuments(dir, page)));
  return queries.map(query =>
    index
      .search(query)
      .slice(0, LIMIT)
      .map(({id}) => String(id)),
  );
}

/** @returns an empty list for a page that mustn't be indexed */
function readDocuments(
  dir: string,
  {file, route}: BuiltPage,
): {id: string; title: string; titles: string; text: string}[] {
  const {document} = new JSDOM(fs.readFileSync(path.join(dir, file), 'utf8')).window;
  const root = document.querySelector('article') ?? document.querySelector('main');
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  if (!root || robots.includes('noindex')) {
    return [];
  }
  const pageTitle = root.querySelector('h1')?.textContent ?? document.title;
  const documents = readSections(root).map(({heading, hash, text}) => ({
    id: route + hash,
    title: heading,
    titles: pageTitle,
    text,
  }));
  return [...new Map(documents.map(section => [section.id, section])).values()];
}
