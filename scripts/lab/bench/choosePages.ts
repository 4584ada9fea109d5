import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {listPages} from '../../pages/listPages';
import {specifiedRoutes} from '../../specification/routes';

/** A page class, with the page that represents it. */
export interface PageClass {
  name: string;
  route: string;
}

/**
 * Chooses the pages to measure, including the median and the heaviest article by gzipped HTML size.
 *
 * @param dir - folder of a built site
 */
export function choosePages(dir: string): PageClass[] {
  const docs = new Set(specifiedRoutes.docs);
  const articles = listPages(dir)
    .filter(({route}) => docs.has(route))
    .map(({file, route}) => ({
      route,
      size: zlib.gzipSync(fs.readFileSync(path.join(dir, file))).length,
    }))
    .sort((a, b) => a.size - b.size);
  const medium = articles[Math.floor((articles.length - 1) / 2)];
  const heaviest = articles.at(-1);
  if (!medium || !heaviest) {
    throw new Error(`There's no article in ${dir}: build the site with its docs first.`);
  }
  return [
    {name: 'home', route: '/'},
    {name: 'medium article', route: medium.route},
    {name: 'heaviest article', route: heaviest.route},
    {name: 'API article', route: '/api/store'},
    {name: 'guide with long examples', route: '/usage/deriving-data-selectors'},
    {name: 'tutorial', route: '/tutorials/essentials/part-7-rtk-query-basics'},
  ];
}
