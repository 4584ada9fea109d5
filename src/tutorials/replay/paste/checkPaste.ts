import {isGap, isPageComment} from '../../../samples/excerpts/locateExcerpt';
import {fileChanges, linesOf, type FileLine} from '../../changes/fileChanges';
import {markExcerpt} from '../../changes/markExcerpt';
import type {Paste} from './Paste';
import {pasteLines} from './pasteLines';
import {saysPlace} from './placeInProse';
import {splitShown, type ShownLines} from './splitShown';

/** Lines that a file can have only once: imports and top-level declarations. */
const ONCE =
  /^(?:import\b.*\bfrom\b|(?:export )?(?:async )?(?:const|let|function|class|interface|type)\b)/;

/**
 * Pastes a block into its file the way a reader does, with nothing to go by but the page's marks and the prose above.
 *
 * @param file - path in the app
 * @returns what can't be followed to the letter; empty if everything can
 */
export function checkPaste(file: string, {before, after, code, prose}: Paste): string[] {
  const shown = code.filter(line => !isPageComment(line));
  if (before === undefined) {
    return shown.some(isGap) ? [`there is no ${file} yet: show its lines without gaps`] : [];
  }
  const changes = fileChanges(before, after);
  if (!changes.some(({change, text}) => change && text.trim() !== '')) {
    return [`the block repeats what ${file} has: leave it out, or show what changes`];
  }
  const {lines, isComplete} = markExcerpt(shown, changes);
  return isComplete ? [] : pasteMarked(file, before, after, lines, prose);
}

/**
 * Pastes marked lines into a file.
 *
 * @param shown - the marked lines on the page; gaps stand for omitted lines
 */
export function pasteMarked(
  file: string,
  before: string,
  after: string,
  shown: readonly FileLine[],
  prose: string,
): string[] {
  const faults: string[] = [];
  const start = textLines(before);
  let lines = start;
  let from = 0;
  let isSure = true;
  for (const segment of splitShown(shown)) {
    if (!segment.some(({change}) => change)) {
      continue;
    }
    const pasted = pasteLines(lines, segment, from);
    const [first] = segment;
    switch (pasted.kind) {
      case 'pasted':
        ({lines, end: from} = pasted);
        break;
      case 'missing':
        isSure = false;
        faults.push(
          pasted.isStruck
            ? `the block strikes "${pasted.line}", which ${file} doesn't have at this point`
            : `the block holds on to "${pasted.line}", which ${file} doesn't have there`,
        );
        break;
      default:
        isSure = false;
        if (!saysPlace(prose, start, textLines(after), addedIn(segment))) {
          faults.push(noPlace(file, first?.text.trim() ?? '', pasted));
        }
    }
  }
  const repeated = repeatedLine(start, isSure ? lines : textLines(after));
  if (repeated !== undefined) {
    faults.push(`the block repeats "${repeated.trim()}", which ${file} has already`);
  } else if (isSure && !isSame(lines, textLines(after))) {
    faults.push(`the block leaves ${differenceOf(lines, textLines(after))} in ${file} unsaid`);
  }
  return faults;
}

/**
 * Returns a line that would be in the file twice after the block, but can't be.
 *
 * @param before - the file's lines before the block
 * @param after - the file's lines after the block
 */
function repeatedLine(before: readonly string[], after: readonly string[]): string | undefined {
  const count = (lines: readonly string[], wanted: string) =>
    lines.filter(line => line === wanted).length;
  return after.find(
    line => ONCE.test(line) && count(after, line) > Math.max(1, count(before, line)),
  );
}

function addedIn(segment: ShownLines) {
  return segment.filter(({change}) => change === 'added').map(({text}) => text);
}

function noPlace(file: string, line: string, why: {kind: string; anchor?: string}) {
  const reason =
    why.kind === 'ambiguous'
      ? `${file} has "${why.anchor}" more than once`
      : `the block shows no line that ${file} has`;
  return (
    `nothing says where "${line}" goes: ${reason}, so show an unchanged line beside it, ` +
    'or say "at the end of the file", "after `name`"'
  );
}

function textLines(text: string) {
  return linesOf(text).filter(line => line.trim() !== '');
}

function isSame(lines: readonly string[], others: readonly string[]) {
  return differenceAt(lines, others) < 0 && lines.length === others.length;
}

function differenceAt(lines: readonly string[], others: readonly string[]) {
  return lines.findIndex((line, index) => line.trim() !== others[index]?.trim());
}

function differenceOf(lines: readonly string[], others: readonly string[]) {
  const index = differenceAt(lines, others);
  const line = lines[index] ?? others[lines.length] ?? '';
  return `what happens to "${line.trim()}"`;
}
