import type {Node} from 'unist';
import {nameOf, type AppReader} from '../../snapshots/appFiles';
import {staticElement, type Directive} from '../../samples/remark/mdxNodes';
import {readApp} from './readApp';

/**
 * Renders `::app[What it shows]{app=essentials/3}`: a picture of the finished app, which readers can run in its place.
 * `appPictures` renders the picture.
 *
 * @throws {Error} if the part doesn't exist or has no page
 */
export function finishedApp(directive: Directive, reader: AppReader): Node {
  const app = readApp(directive);
  if (!reader.list(app).has('index.html')) {
    throw new Error(`::app{app=${nameOf(app)}} has no index.html to show.`);
  }
  const picture = {
    type: 'leafDirective',
    name: 'picture',
    attributes: {name: nameOf(app).replace('/', '-')},
    children: directive.children,
  };
  return staticElement('AppFrame', {app: nameOf(app)}, [picture as Node]);
}
