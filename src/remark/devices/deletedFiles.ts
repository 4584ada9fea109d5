import type {Node} from 'unist';
import {nameOf, partBefore, type AppReader} from '../../tutorials/appFiles';
import {element, type Directive} from '../mdxNodes';
import {readApp} from './readApp';
import {readItems, type FileItem} from './readItems';

/**
 * `::deletefiles{app=essentials/3}`: the files that this part removes; as `:::deletefiles` with a list,
 * those of them that are to go now.
 *
 * @throws {Error} where the part removes nothing, or not what the list names
 */
export function deletedFiles(directive: Directive, reader: AppReader): Node {
  const app = readApp(directive);
  const now = reader.list(app);
  const gone = [...reader.list(partBefore(app)).keys()].filter(file => !now.has(file));
  const listed = readItems(directive);
  const wrong = listed.find(({file}) => !gone.includes(file));
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
            {type: 'inlineCode', value: file},
            ...(text.length > 0 ? [{type: 'text', value: ': '}, ...text] : []),
          ],
        },
      ],
    })),
  };
  const title = items.length === 1 ? 'Delete this file' : 'Delete these files';
  return element('Device', {kind: 'delete', title}, [list as Node]);
}
