import type {Node} from 'unist';
import {nameOf, type AppReader} from '../../snapshots/appFiles';
import {element, type Directive} from '../../samples/remark/mdxNodes';
import {readApp} from './readApp';

/**
 * Renders `::app{app=essentials/3}`: a preview of the finished app, which loads on demand.
 *
 * @throws {Error} if the part doesn't exist or has no page
 */
export function finishedApp(directive: Directive, reader: AppReader): Node {
  const app = readApp(directive);
  if (!reader.list(app).has('index.html')) {
    throw new Error(`::app{app=${nameOf(app)}} has no index.html to show.`);
  }
  return element('AppFrame', {app: nameOf(app)});
}
