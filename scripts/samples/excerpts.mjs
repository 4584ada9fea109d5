import fs from 'node:fs';
import path from 'node:path';
import {locateExcerpt} from './locateExcerpt.mjs';

/** @typedef {import('./types.mjs').Fault} Fault */
/** @typedef {import('./types.mjs').Block} Block */

/**
 * Proves that a block marked `app=name/N` stands in that file of that app, as it is after part N.
 *
 * @param {string} root Absolute folder that holds `examples/`.
 * @param {Block} block
 * @returns {Fault[]}
 */
export function checkExcerpt(root, {page, line, code, marks}) {
  const {app, title} = marks;
  if (!app || !title) {
    return [];
  }
  const mark = `app=${app.name}/${app.part}`;
  const folder = `examples/${app.name}/part-${app.part}`;
  if (!fs.existsSync(path.join(root, folder))) {
    return [{page, line, message: `${mark}: there is no folder ${folder}`}];
  }
  const file = findInSnapshot(root, app, title);
  if (!file) {
    return [{page, line, message: `${mark}: parts 1 to ${app.part} hold no file ${title}`}];
  }
  const lines = fs.readFileSync(path.join(root, file), 'utf8').split(/\r?\n/);
  const {miss} = locateExcerpt(code, lines);
  return miss ? [{page, line: line + 1 + miss.index, message: `${miss.message} in ${file}`}] : [];
}

/**
 * A part's folder holds the files that changed in it; the highest part wins, and a file
 * `removed.txt` lists the paths that are gone.
 *
 * @param {string} root
 * @param {{name: string, part: number}} app
 * @param {string} title
 * @returns {string | undefined} Path from the root.
 */
function findInSnapshot(root, {name, part}, title) {
  for (let number = part; number >= 1; number -= 1) {
    const folder = `examples/${name}/part-${number}`;
    if (fs.existsSync(path.join(root, folder, title))) {
      return `${folder}/${title}`;
    }
    const removed = path.join(root, folder, 'removed.txt');
    if (fs.existsSync(removed) && fs.readFileSync(removed, 'utf8').split(/\s+/).includes(title)) {
      return undefined;
    }
  }
  return undefined;
}
