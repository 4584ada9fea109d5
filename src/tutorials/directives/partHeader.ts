import type {Node} from 'unist';
import {nameOf, parseApp, partBefore} from '../../snapshots/appFiles';
import {seriesOf} from '../series';
import {element, type Directive} from '../../samples/remark/mdxNodes';
import type {PageApps} from './PageApps';

/**
 * Renders `::part{series=essentials part=3 minutes=35}`: the header of a tutorial part, with its app and its downloads.
 *
 * @throws {Error} if an attribute is missing, or if the part doesn't exist
 */
export function partHeader({attributes}: Directive, {reader, start}: PageApps): Node {
  const {series = '', part = '', minutes = ''} = attributes ?? {};
  const app = parseApp(`${series}/${part}`);
  if (!app || typeof app.part !== 'number' || !/^[1-9]\d*$/.test(minutes ?? '')) {
    throw new Error('::part needs all of {series=essentials part=3 minutes=35}.');
  }
  const {title, parts} = seriesOf(app.series);
  const now = reader.list(app);
  const before = start.isFromTemplate ? undefined : partBefore(app);
  return element('PartHeader', {
    app: nameOf(app),
    title,
    part: app.part,
    parts,
    minutes: minutes ?? '',
    start: before && nameOf(before),
    hasApp: now.has('index.html'),
  });
}
