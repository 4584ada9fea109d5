import type {CodeSource, MagicComments} from './codeSource';
import {readLines} from './lineList';

/** Start and end of a comment in the languages that support magic comments. */
const OPENS = String.raw`(?:\/\/|\{?\s*\/\*|#|<!--|--|%|;;|\(\*|\*>|!|['‘’]|rem\b)`;
const CLOSES = String.raw`(?:\*\/\s*\}?|-->|\*\))?`;

function wordsOf(magicComments: MagicComments): string {
  return magicComments
    .flatMap(({line, block}) => [line, block?.start, block?.end])
    .filter(word => word !== undefined)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
}

/**
 * The lines of a block that are shown before the highlighted ones, or instead of them. Magic comments are
 * removed as in the build, except that any language's comment syntax matches. Removed lines are left out as
 * well, because without highlighting nothing marks them as removed.
 */
export function plainLines(source: CodeSource): string[] {
  const removed = readLines(source.removed);
  return withoutMagicComments(source).filter((_, index) => !removed.has(index + 1));
}

function withoutMagicComments({text, highlighted, magicComments}: CodeSource): string[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const words = wordsOf(magicComments);
  if (words === '' || highlighted) {
    return lines;
  }
  const magic = new RegExp(`^\\s*${OPENS}\\s*(?:${words})\\s*${CLOSES}\\s*$`, 'i');
  return lines.filter(line => !magic.test(line));
}
