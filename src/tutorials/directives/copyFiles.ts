import type {Node} from 'unist';
import {filesZip} from '../downloads/addresses';
import {nameOf} from '../../snapshots/appFiles';
import {copyKey} from '../downloads/copyKey';
import {linesOf} from '../changes/fileChanges';
import {box, type Directive} from '../../samples/remark/mdxNodes';
import type {PageApps} from './PageApps';
import {readApp} from './readApp';
import {readItems, type FileItem} from './readItems';

/**
 * Renders `:::copyfiles{app=essentials/3}` with a list of files as a card for copying the files unchanged.
 *
 * @throws {Error} if the part doesn't have one of the files, or the list doesn't describe it
 */
export function copyFiles(directive: Directive, {reader}: PageApps): Node {
  const app = readApp(directive);
  const items = readItems(directive);
  if (items.length === 0) {
    throw new Error(
      `:::copyfiles{app=${nameOf(app)}} lists no file: write - \`path\`: what it does`,
    );
  }
  const card = (item: FileItem): Node => {
    const text = reader.read(app, item.file);
    if (text === undefined) {
      throw new Error(`:::copyfiles: ${nameOf(app)} has no file ${item.file}.`);
    }
    if (item.text.length === 0) {
      throw new Error(`:::copyfiles: say in one line what ${item.file} does.`);
    }
    return box('CopiedFile', {app: nameOf(app), file: item.file, lines: linesOf(text).length}, [
      {type: 'paragraph', children: item.text} as Node,
    ]);
  };
  const zip = filesZip(nameOf(app), copyKey(items.map(({file}) => file)));
  return box('CopyFiles', {zip, count: items.length}, items.map(card));
}
