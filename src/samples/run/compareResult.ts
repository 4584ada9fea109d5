import {SourceMap} from 'node:module';
import type {Fence, Fault} from '../Fence';
import type {Stated} from './statedResults';
import type {RunResult} from './worker/Run';

/** A bundle's name in stack traces, and its source map. */
interface BundleFile {
  name: string;
  map: string;
}

/** Compares what a block did with what the page says about it. */
export function compareResult(
  fence: Fence,
  stated: Stated[],
  result: RunResult,
  bundle: BundleFile,
): Fault[] {
  return [
    ...compareError(fence, result, bundle),
    ...compareWarnings(fence, result),
    ...compareStated(fence, stated, result),
  ];
}

function compareError({page, line, marks}: Fence, {error}: RunResult, bundle: BundleFile): Fault[] {
  const threw = `threw ${flat(error?.message ?? '')}`;
  if (marks.throws === undefined) {
    return error ? [{page, line: lineInStack(error.stack, bundle) ?? line, message: threw}] : [];
  }
  if (error && flat(error.message).includes(flat(marks.throws))) {
    return [];
  }
  return [
    {page, line, message: `throws="${marks.throws}": ${error ? threw : 'nothing was thrown'}`},
  ];
}

function compareWarnings({page, line, marks}: Fence, {warnings}: RunResult): Fault[] {
  const {logs} = marks;
  if (logs === undefined || warnings.some(text => flat(text).includes(flat(logs)))) {
    return [];
  }
  const heard = flat(warnings.join(' | '));
  const message = heard ? `the console said ${heard}` : 'no error or warning was printed';
  return [{page, line, message: `logs="${logs}": ${message}`}];
}

function compareStated(
  {page, marks}: Fence,
  stated: Stated[],
  {error, results}: RunResult,
): Fault[] {
  // Code after an unexpected error is never reached, so report only the error.
  const isCutShort = error !== undefined && marks.throws === undefined;
  return stated.flatMap(({kind, texts, line}, index) => {
    const {agrees = false, shown = []} = results[index] ?? {};
    if (agrees || (shown.length === 0 && isCutShort)) {
      return [];
    }
    const seen = shown.map(flat).join(', then ');
    const did = kind === 'print' ? `printed ${seen}` : `the value is ${seen}`;
    const message = `${shown.length === 0 ? 'never reached' : did}, the page says ${texts.join(' ')}`;
    return [{page, line, message}];
  });
}

/** @returns line of the page for the first stack frame in the block */
function lineInStack(stack: string, {name, map}: BundleFile): number | undefined {
  const sourceMap = new SourceMap(JSON.parse(map));
  for (const frame of stack.split('\n').filter(text => text.includes(name))) {
    const [, row, column] = /:(\d+):(\d+)\)?$/.exec(frame) ?? [];
    const found = sourceMap.findEntry(Number(row) - 1, Number(column) - 1);
    if ('originalSource' in found && found.originalSource.startsWith('entry:')) {
      return found.originalLine + 1;
    }
  }
  return undefined;
}

/** @returns the text on one line, with single spaces */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
