import ts from 'typescript';
import {findResultComments, lineOf} from './resultComments';
import {findTarget, type ResultTarget} from './resultTarget';

/** A result that a block states. */
export interface Stated {
  /** Line on the page where the statement ends. */
  line: number;
  /** What follows `// =>`, with one entry per comment line. */
  texts: string[];
  /** Whether it's the value of an expression or the output of a `console` call. */
  kind: 'value' | 'print';
}

/** Replaces the text from `start` to `end`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Name of the global function that instrumented blocks report their results to. */
export const REPORTER = '__verified';

/**
 * Finds the results that a block states (`expr // => value`, `console.log(x) // => text`, or the comment on the lines
 * below) and inserts code that reports the real values to the runner. Line numbers stay the same.
 *
 * @param path - its extension determines the language
 */
export function instrument(
  path: string,
  text: string,
): {code: string; stated: Stated[]; faults: {line: number; message: string}[]} {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const stated: Stated[] = [];
  const faults: {line: number; message: string}[] = [];
  const edits: Edit[] = [];
  for (const {end, texts, line} of findResultComments(source)) {
    const target = findTarget(source, end);
    if (target) {
      edits.push(...editsFor(target, stated.length));
      stated.push({line: lineOf(source, end), texts, kind: target.kind});
    } else {
      const message = 'a result is stated, but no statement or console call ends before it';
      faults.push({line, message});
    }
  }
  return {code: applyEdits(text, edits), stated, faults};
}

function editsFor({kind, node}: ResultTarget, index: number): Edit[] {
  const [start, end] = [node.getStart(), node.getEnd()];
  if (kind === 'print') {
    const method = node.getText().slice('console.'.length);
    return [{start, end, text: `${REPORTER}.print(${index}, "${method}")`}];
  }
  return [
    {start, end: start, text: `${REPORTER}.value(${index}, (`},
    {start: end, end, text: '))'},
  ];
}

/** Apply the last edit first, so the positions of the others stay valid. */
function applyEdits(text: string, edits: Edit[]): string {
  return edits
    .map((edit, order) => ({...edit, order}))
    .sort((a, b) => b.start - a.start || b.order - a.order)
    .reduce((code, {start, end, text: by}) => code.slice(0, start) + by + code.slice(end), text);
}
