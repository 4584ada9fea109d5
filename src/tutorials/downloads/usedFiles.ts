import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {Fence} from '../../samples/Fence';
import {PageSyntaxError, parsePage} from '../../samples/pages/parsePage';
import {readPages} from '../../samples/pages/readPage';
import type {AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {showApp} from '../changes/showApp';
import {readChanges} from '../changes/showApps';

/** A file of an app, as a block on a page leaves it. */
interface UsedFile {
  readonly app: Snapshot;
  /** Path in the app. */
  readonly file: string;
  /** See `AppFile`. */
  readonly version?: string;
  readonly text: string;
}

/**
 * Returns the files that articles show only in part, and link to. A page that isn't valid MDX has none: Docusaurus
 * reports it where it compiles it, and the development server starts.
 *
 * @param root - absolute path of the folder with `docs/`
 */
export function usedFiles(root: string, reader: AppReader): UsedFile[] {
  return readPages(root)
    .filter(({fences}) => fences.some(({marks}) => marks.app))
    .flatMap(({path: page}) => {
      const tree = treeOf(fs.readFileSync(path.join(root, page), 'utf8'));
      const changes = readChanges(tree, reader);
      return fencesOf(tree).flatMap(fence => {
        const {app, title = ''} = fence.marks;
        const {appFile} = showApp(fence, reader, changes.get(fence));
        const text = changes.get(fence)?.after ?? (app && reader.read(app, title));
        return app && appFile && !appFile.isWhole && text !== undefined
          ? [{app, file: title, version: appFile.version, text}]
          : [];
      });
    });
}

function treeOf(text: string): Root {
  try {
    return parsePage(text);
  } catch (error) {
    if (error instanceof PageSyntaxError) {
      return {type: 'root', children: []};
    }
    throw error;
  }
}

function fencesOf(page: Root): Fence[] {
  const fences: Fence[] = [];
  visit(page, 'code', ({data}) => {
    fences.push(...(data?.fence ? [data.fence] : []));
  });
  return fences;
}
