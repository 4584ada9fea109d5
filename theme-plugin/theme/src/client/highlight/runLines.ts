import type {Run} from './tokenize';

/** Splits runs after line breaks. */
export function toLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const text of run.text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({...run, text});
      if (text.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines;
}

/** Joins adjacent runs with the same role. Whitespace has no color, so it joins the run before it. */
export function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const isBeside = last !== undefined && last.only === run.only;
    if (isBeside && (last.role === run.role || run.text.trim() === '')) {
      merged.splice(-1, 1, {...last, text: last.text + run.text});
    } else {
      merged.push(run);
    }
  }
  return merged;
}
