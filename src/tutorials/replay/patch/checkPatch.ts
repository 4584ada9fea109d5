import {isOmission, isPageComment} from '../../../samples/excerpts/locateExcerpt';
import {fileChanges, type FileLine} from '../../changes/fileChanges';
import {markExcerpt} from '../../changes/markExcerpt';
import {linesOf} from '../../project/diffLines';
import {applySection} from './applySection';
import {saysPlace} from './placeInProse';
import {sectionsOf, type Section} from './sectionsOf';

/** Lines that a file can have only once: imports and top-level declarations. */
const ONCE =
  /^(?:import\b.*\bfrom\b|(?:export )?(?:async )?(?:const|let|function|class|interface|type)\b)/;

/** A block that a reader puts into a file. */
interface Patch {
  /** The file's text at this point on the page. Undefined if it doesn't exist. */
  before: string | undefined;
  /** The file's text after the block. */
  after: string;
  /** The lines of the block that the page shows, without marks. */
  code: readonly string[];
  /** What the page says between this block and the previous one, with code in backticks. */
  prose: string;
}

/**
 * Puts a block into its file the way a reader does, with nothing to go by but the page's marks and the prose above.
 *
 * @param file - path in the app
 * @returns what can't be followed to the letter; empty if everything can
 */
export function checkPatch(file: string, {before, after, code, prose}: Patch): string[] {
  const shown = code.filter(line => !isPageComment(line));
  if (before === undefined) {
    return shown.some(isOmission)
      ? [`there is no ${file} yet: show its lines without omissions`]
      : [];
  }
  const changes = fileChanges(before, after);
  if (!changes.some(({change, text}) => change && text.trim() !== '')) {
    return [`the block repeats what ${file} has: leave it out, or show what changes`];
  }
  const {lines, isComplete} = markExcerpt(shown, changes);
  return isComplete ? [] : applyMarked(file, before, after, lines, prose);
}

/**
 * Puts marked lines into a file.
 *
 * @param shown - the marked lines on the page
 */
export function applyMarked(
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
  for (const section of sectionsOf(shown)) {
    if (!section.some(({change}) => change)) {
      continue;
    }
    const applied = applySection(lines, section, from);
    const [first] = section;
    switch (applied.kind) {
      case 'applied':
        ({lines, end: from} = applied);
        break;
      case 'missing':
        isSure = false;
        faults.push(
          applied.isRemoved
            ? `the block removes "${applied.line}", which ${file} doesn't have at this point`
            : `the block keeps "${applied.line}", which ${file} doesn't have there`,
        );
        break;
      default:
        isSure = false;
        if (!saysPlace(prose, start, textLines(after), addedIn(section))) {
          faults.push(noPlace(file, first?.text.trim() ?? '', applied));
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

function addedIn(section: Section) {
  return section.filter(({change}) => change === 'added').map(({text}) => text);
}

function noPlace(file: string, line: string, why: {kind: string; context?: string}) {
  const reason =
    why.kind === 'ambiguous'
      ? `${file} has "${why.context}" more than once`
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
