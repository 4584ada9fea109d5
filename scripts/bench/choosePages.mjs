import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {listPages} from '../pages/listPages.mjs';
import {specifiedRoutes} from '../specification/routes.mjs';
import {UNKNOWN_ROUTE} from './constants.mjs';

/**
 * One page of each class: what a reader comes to.
 *
 * @typedef {{name: string, route: string}} PageClass
 */

/**
 * Chooses the pages to measure: the medium and the heaviest article by the size of their HTML after gzip.
 *
 * @param {string} dir a built site
 * @returns {PageClass[]}
 */
export function choosePages(dir) {
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
    throw new Error(`There is no article in ${dir}: build the site with its docs first.`);
  }
  return [
    {name: 'home', route: '/'},
    {name: 'medium article', route: medium.route},
    {name: 'heaviest article', route: heaviest.route},
    {name: '404', route: UNKNOWN_ROUTE},
  ];
}
