import type {Run} from './tokenize';

/** Splits runs at line breaks. */
export function toLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, role} of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part !== '') {
        lines.at(-1)?.push({text: part, role});
      }
    });
  }
  return lines;
}

/** Joins neighbors of one role; white space has no color, so it goes with what stands before it. */
export function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.role === run.role || run.text.trim() === '')) {
      merged.splice(-1, 1, {...last, text: last.text + run.text});
    } else {
      merged.push(run);
    }
  }
  return merged;
}
