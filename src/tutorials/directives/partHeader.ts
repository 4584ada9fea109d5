import type {Node} from 'unist';
import {nameOf, parseApp, type AppReader} from '../../snapshots/appFiles';
import {startOf} from '../../snapshots/resolveSnapshot';
import {seriesOf} from '../series';
import {element, type Directive} from '../../samples/remark/mdxNodes';

/**
 * Renders `::part{series=essentials part=3 minutes=35}`: the header of a tutorial part, with its app and its downloads.
 *
 * @throws {Error} if an attribute is missing, or if the part doesn't exist
 */
export function partHeader({attributes}: Directive, reader: AppReader): Node {
  const {series = '', part = '', minutes = ''} = attributes ?? {};
  const app = parseApp(`${series}/${part}`);
  if (!app || typeof app.part !== 'number' || !/^[1-9]\d*$/.test(minutes ?? '')) {
    throw new Error('::part needs all of {series=essentials part=3 minutes=35}.');
  }
  const {title, parts} = seriesOf(app.series);
  // Throws if the part doesn't exist.
  reader.list(app);
  const before = startOf(app);
  return element('PartHeader', {
    app: nameOf(app),
    title,
    part: app.part,
    parts,
    minutes: minutes ?? '',
    start: before && nameOf(before),
  });
}
