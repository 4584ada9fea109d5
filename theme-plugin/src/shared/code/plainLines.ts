import type {CodeSource, MagicComments} from './codeSource';
import {readLineChanges} from './lineChanges';

/** What opens and what closes a comment, in any of the languages that can mark lines. */
const OPENS = String.raw`(?:\/\/|\{?\s*\/\*|#|<!--|--|%|;;|\(\*|\*>|!|['‘’]|rem\b)`;
const CLOSES = String.raw`(?:\*\/\s*\}?|-->|\*\))?`;

const LINE_RANGE = /\{[\d,-]+\}/;

function wordsOf(magicComments: MagicComments): string {
  return magicComments
    .flatMap(({line, block}) => [line, block?.start, block?.end])
    .filter(word => word !== undefined)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
}

/**
 * The lines of a block as they are shown before, or without, their colors: magic comments are left
 * out as they are in the build, but for their language: any comment will do. So are removed lines,
 * which only their mark tells from the code.
 */
export function plainLines(source: CodeSource): string[] {
  const {removed} = readLineChanges(source.metastring);
  return withoutMagicComments(source).filter((_, index) => !removed.has(index + 1));
}

function withoutMagicComments({text, metastring = '', magicComments}: CodeSource): string[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const words = wordsOf(magicComments);
  // A range of lines behind the fence and magic comments exclude each other.
  if (words === '' || LINE_RANGE.test(metastring)) {
    return lines;
  }
  const magic = new RegExp(`^\\s*${OPENS}\\s*(?:${words})\\s*${CLOSES}\\s*$`, 'i');
  return lines.filter(line => !magic.test(line));
}
