import fs from 'node:fs';
import path from 'node:path';
import {readPages} from '../../samples/pages/readPage';
import {templateOf, type TextFiles} from '../templates/templateOf';
import {nameOf} from '../../snapshots/snapshotName';

/** Files of a part that a page shows or offers for copying. */
interface UsedFiles {
  /** Name of the part, such as `essentials/3`. */
  readonly app: string;
  readonly files: readonly string[];
  /** Whether they're the files of a copy card. */
  readonly isCard: boolean;
  /** What the page starts from, if it isn't the previous part. */
  readonly template?: TextFiles;
}

const CARD = /^:{3,}copyfiles\{[^}\n]*\bapp=["']?(?<app>[\w/-]+)[^\n]*\n(?<list>[^]*?)^:{3,}\s*$/gm;
const ITEM = /^\s*[-*] +`(?<file>[^`\n]+)`/gm;

/** Returns the files in the copy cards of an article. */
export function readCopyCards(markdown: string): UsedFiles[] {
  return Array.from(markdown.matchAll(CARD), ({groups: {app = '', list = ''} = {}}) => ({
    app,
    files: Array.from(list.matchAll(ITEM), ({groups}) => groups?.file ?? ''),
    isCard: true,
  }));
}

/**
 * Returns the files of the tutorials' apps that articles use in blocks and copy cards.
 *
 * @param root - absolute path of the folder with `docs/`
 */
export function usedFiles(root: string): UsedFiles[] {
  return readPages(root).flatMap(({path: page, fences}) => {
    const shells = fences.filter(({lang}) => lang === 'bash').map(({code}) => code.join('\n'));
    const template = templateOf(shells);
    const shown = fences.flatMap(({marks: {app, title, hidden, draft}}) =>
      app && title && !hidden && !draft
        ? [{app: nameOf(app), files: [title], isCard: false, template}]
        : [],
    );
    return [...shown, ...readCopyCards(fs.readFileSync(path.join(root, page), 'utf8'))];
  });
}
