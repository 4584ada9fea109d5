import type {Node} from 'unist';
import {GUIDES} from '../../snapshots/snapshotName';
import {startScript} from '../launch/startScript';
import {nameOf, type AppReader} from '../../snapshots/appFiles';
import {element, type Directive} from '../../samples/remark/mdxNodes';
import {readApp} from './readApp';

/**
 * Renders `::project{app=guides/nextjs}`: a guide's whole project, as a download and as a command.
 *
 * @throws {Error} if `app` isn't the name of an existing project
 */
export function project(directive: Directive, reader: AppReader): Node {
  const app = readApp(directive);
  if (app.series !== GUIDES) {
    throw new Error(`::project{app=${nameOf(app)}} is no project of a guide: a part has ::part.`);
  }
  return element('ProjectCard', {
    app: nameOf(app),
    count: reader.list(app).size,
    script: startScript(reader.read(app, 'package.json') ?? '{}'),
  });
}
