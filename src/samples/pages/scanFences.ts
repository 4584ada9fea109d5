/** A fence before its marks are read. */
interface ScannedFence {
  /** First word of the info string. */
  lang: string;
  /** Rest of the info string. */
  rest: string;
  /** One-based line of the opening fence. */
  line: number;
  /** Lines of code, without container prefixes and the fence's indentation. */
  code: string[];
}

interface ScanFault {
  line: number;
  message: string;
}

interface Opening {
  prefix: string;
  fence: string;
  info: string;
}

/** The body of a fence. `next` is the index of the line after it. */
interface Body {
  code: string[];
  next: number;
  faults: ScanFault[];
}

/**
 * An opening fence: quote and list markers, then three or more backticks or tildes. The info string of a backtick fence
 * can't contain backticks (CommonMark 0.31, section 4.5).
 */
const OPENING =
  /^(?<prefix>\s*(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s))\s*)*)(?<fence>`{3,}|~{3,})(?<info>.*)$/;

/**
 * Finds the fenced blocks of a Markdown or MDX page: at the left margin, indented, in lists, and in quotes. It
 * understands only front matter, fences, and their containers. On a valid page, it finds the same blocks as
 * `parsePage`. But the parser gives up on a page with an unclosed fence or with code that leaves its list; the scanner
 * reports that fault and moves on, so the other blocks are still checked.
 *
 * @param text - the page
 * @returns the fences and the faults; a block that isn't closed or has lines outside its container is a fault and isn't
 *   in `fences`
 */
export function scanFences(text: string): {fences: ScannedFence[]; faults: ScanFault[]} {
  const lines = text.split(/\r?\n/);
  const fences: ScannedFence[] = [];
  const faults: ScanFault[] = [];
  let index = endOfFrontMatter(lines);
  while (index < lines.length) {
    const opening = readOpening(lines[index]);
    if (opening) {
      const body = readBody(lines, index, opening);
      const [, lang = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(opening.info) ?? [];
      faults.push(...body.faults);
      if (body.faults.length === 0) {
        fences.push({lang, rest, line: index + 1, code: body.code});
      }
      index = body.next;
    } else {
      index += 1;
    }
  }
  return {fences, faults};
}

/** @returns index of the first line after the front matter */
function endOfFrontMatter(lines: string[]): number {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return end + 1;
}

function readOpening(line: string | undefined = ''): Opening | undefined {
  const {prefix = '', fence = '', info = ''} = OPENING.exec(line)?.groups ?? {};
  const isOpening = fence !== '' && !(fence.startsWith('`') && info.includes('`'));
  return isOpening ? {prefix, fence, info: info.trim()} : undefined;
}

/** @param start - index of the opening line */
function readBody(lines: string[], start: number, {prefix, fence}: Opening): Body {
  const code: string[] = [];
  const faults: ScanFault[] = [];
  const closing = prefix.replace(/[^>\s]/g, ' ') + fence;
  const unclosed = `the fence is never closed: add a line "${closing}" below its code`;
  for (let index = start + 1; index < lines.length; index += 1) {
    const stripped = stripPrefix(lines[index] ?? '', prefix);
    if (stripped === undefined && faults.length === 0) {
      const margin = closing.slice(0, -fence.length);
      const message = `the line stands outside of the list item or quote of its fence`;
      faults.push({line: index + 1, message: `${message}: begin it with "${margin}"`});
    }
    const line = stripped ?? lines[index] ?? '';
    const inner = readOpening(line);
    if (inner && inner.prefix.trim() === '' && inner.fence.startsWith(fence)) {
      if (inner.info === '') {
        return {code, next: index + 1, faults};
      }
      const message = `${unclosed} (the next one opens on line ${index + 1})`;
      return {code, next: index, faults: [{line: start + 1, message}]};
    }
    code.push(line);
  }
  return {code, next: lines.length, faults: [{line: start + 1, message: unclosed}]};
}

/**
 * Removes the container prefix of the opening line from a later line. Quote markers have to be repeated; list markers
 * and the fence's indentation become the same number of spaces.
 *
 * @returns undefined if the line is outside the container
 */
function stripPrefix(line: string, prefix: string): string | undefined {
  for (let position = 0; position < prefix.length; position += 1) {
    if (line.slice(position).trim() === '') {
      return prefix.slice(position).includes('>') ? undefined : '';
    }
    const found = line[position] === '\t' ? ' ' : line[position];
    if (found !== (prefix[position] === '>' ? '>' : ' ')) {
      return undefined;
    }
  }
  return line.slice(prefix.length);
}
