import type {Node} from 'unist';
import {nameOf, parseApp, partBefore, type AppReader} from '../../tutorials/appFiles';
import {seriesOf} from '../../tutorials/series';
import {element, type Directive} from '../mdxNodes';

/**
 * `::part{series=essentials part=3 minutes=35}`: which part of a series a page is, with its app and its
 * downloads.
 *
 * @throws {Error} where one of the three is missing, or there is no such part
 */
export function partHeader({attributes}: Directive, reader: AppReader): Node {
  const {series = '', part = '', minutes = ''} = attributes ?? {};
  const app = parseApp(`${series}/${part}`);
  if (!app || !/^[1-9]\d*$/.test(minutes ?? '')) {
    throw new Error('::part needs all of {series=essentials part=3 minutes=35}.');
  }
  const {title, parts} = seriesOf(app.series);
  const now = reader.list(app);
  const before = app.part > 1 ? reader.list(partBefore(app)) : new Map<string, string>();
  return element('PartHeader', {
    app: nameOf(app),
    title,
    part: app.part,
    parts,
    minutes: minutes ?? '',
    // A part that keeps nothing of the one before starts from scratch.
    start: [...before.keys()].some(file => now.has(file)) ? nameOf(partBefore(app)) : undefined,
    hasApp: now.has('index.html'),
  });
}
