import {readCreateCommand} from './followCommand.mjs';
import {readSnapshot} from './listParts.mjs';
import {readTemplate} from './template.mjs';

/**
 * @typedef {object} Start The app as the reader of a part finds it.
 * @property {Map<string, string>} files Path in the app to text.
 * @property {(file: string) => string} sourceOf Where a file of it comes from.
 * @property {boolean} isFromTemplate Whether a command of the page makes it, and not the part before.
 */

/**
 * The app from which a part starts: what a command of create-vite makes if the page has one, else the app of the part
 * before. The first part of a series starts from nothing.
 *
 * @param {string} root
 * @param {import('./types.mjs').Part} part
 * @param {import('./types.mjs').Step[]} steps
 * @returns {Start}
 * @throws {Error} If the template isn't kept here.
 */
export function readStart(root, {series, part}, steps) {
  for (const step of steps) {
    const created = step.kind === 'command' ? readCreateCommand(step.words) : undefined;
    if (created) {
      return {
        files: readTemplate(created.template, created.project),
        sourceOf: file => `template ${created.template}, ${file}`,
        isFromTemplate: true,
      };
    }
  }
  const before = part > 1 ? readSnapshot(root, {series, part: part - 1}) : new Map();
  return {
    files: new Map([...before].map(([file, {text}]) => [file, text])),
    sourceOf: file => before.get(file)?.source ?? file,
    isFromTemplate: false,
  };
}
