import type {Node} from 'unist';
import {nameOf} from '../../snapshots/appFiles';
import {box, element, type Directive} from '../../samples/remark/mdxNodes';
import type {PageApps} from './PageApps';
import {readApp} from './readApp';
import {readItems, type FileItem} from './readItems';

/**
 * Renders `::deletefiles{app=essentials/3}`: the files that this part removes. `:::deletefiles` with a list shows only
 * the files to delete at this point, and folders that end up empty.
 *
 * @throws {Error} if the part removes nothing, or doesn't remove what's listed
 */
export function deletedFiles(directive: Directive, {reader, start}: PageApps): Node {
  const app = readApp(directive);
  const now = reader.list(app);
  const gone = start.list(app).filter(file => !now.has(file));
  const isGone = (path: string) =>
    gone.some(file => file === path || file.startsWith(`${path}/`)) &&
    ![...now.keys()].some(file => file.startsWith(`${path}/`));
  const listed = readItems(directive);
  const wrong = listed.find(({file}) => !isGone(file));
  if (gone.length === 0 || wrong) {
    const what = wrong ? `does not remove ${wrong.file}` : 'removes no file';
    throw new Error(`deletefiles: ${nameOf(app)} ${what}.`);
  }
  const items = listed.length > 0 ? listed : gone.map((file): FileItem => ({file, text: []}));
  const list = {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map(({file, text}) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            pathCode(file),
            ...(text.length > 0 ? [{type: 'text', value: ': '}, ...text] : []),
          ],
        },
      ],
    })),
  };
  const title = items.length === 1 ? 'Delete this file' : 'Delete these files';
  return box('Callout', {kind: 'delete', title}, [list as Node]);
}

/** A path as code, which may wrap after a slash. */
function pathCode(path: string): Node {
  const parts = path.split(/(?<=\/)/).map(value => ({type: 'text', value}));
  const children = parts.flatMap((part, index) =>
    index > 0 ? [element('wbr', {}), part] : [part],
  );
  return {...element('code', {}, children), type: 'mdxJsxTextElement'} as Node;
}
