import {locateExcerpt} from '../samples/locateExcerpt.mjs';
import {linesOf} from './diffLines.mjs';

/** @typedef {import('./types.mjs').Step} Step */
/** @typedef {import('./types.mjs').Undelivered} Undelivered */

/** Characters of a line that a message quotes. */
const QUOTED = 60;

/**
 * Says which lines of a part its page doesn't deliver, at the line of the page where they belong.
 *
 * @param {Undelivered} undelivered
 * @param {object} context
 * @param {Step[]} context.steps
 * @param {Record<Undelivered['side'], (file: string) => string>} context.sources Path in the app to its file.
 * @param {ReadonlyMap<string, string>} context.target
 * @returns {{line: number, message: string}}
 */
export function describeUndelivered(undelivered, {steps, sources, target}) {
  const {file, side, first, last, kind} = undelivered;
  const range = first === last ? first : `${first}-${last}`;
  const place = `${sources[side](file)}:${range}`;
  return {
    line: nearestLine(undelivered, steps, target),
    message: `${place} ${sentence(kind, undelivered)}`,
  };
}

/**
 * @param {Undelivered['kind']} kind
 * @param {Undelivered} undelivered
 */
function sentence(kind, {file, text, count, side}) {
  const line = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
  const lines = count > 1 ? `"${line}" and ${count - 1} more` : `"${line}"`;
  switch (kind) {
    case 'file':
      return `isn't on the page: show ${file}, or list it under :::copyfiles`;
    case 'removed file':
      return `is still there: list ${file} under :::deletefiles`;
    case 'removed':
      return `isn't taken away (${lines}): show the line that takes its place or the one beside it`;
    case 'package':
      return side === 'after'
        ? `"${text}" isn't on the page: add npm install, npm pkg set or the lines of package.json`
        : `"${text}" is still there: add npm uninstall or npm pkg delete`;
    default:
      return `isn't on the page: ${lines}; show it in a block of ${file}`;
  }
}

/**
 * The line of the page to look at: the step for the same file whose lines are nearest.
 *
 * @param {Undelivered} undelivered
 * @param {Step[]} steps
 * @param {ReadonlyMap<string, string>} target
 * @returns {number} 1 where no step is near.
 */
function nearestLine({file, kind, side, first}, steps, target) {
  if (kind === 'package') {
    return steps.findLast(step => step.kind === 'command' && step.words[0] === 'npm')?.line ?? 1;
  }
  const lines = linesOf(target.get(file) ?? '');
  let best = {line: 0, distance: Infinity};
  for (const step of steps) {
    if (step.kind === 'show' && step.file === file) {
      const places = [...locateExcerpt(step.code, lines).places.values()];
      const distance =
        side === 'after' ? Math.min(...places.map(index => Math.abs(index + 1 - first))) : 0;
      best = best.line === 0 || distance < best.distance ? {line: step.line, distance} : best;
    }
  }
  if (best.line > 0) {
    return best.line;
  }
  const card = kind === 'removed file' ? 'delete' : 'copy';
  const draft = steps.findLast(step => step.kind === 'draft' && step.file === file);
  return draft?.line ?? steps.findLast(step => step.kind === card)?.line ?? 1;
}
