import type {TypeRange} from '../../shared/code/typeRanges';
import type {Run} from './tokenize';

/** Splits runs where a range begins or ends. What's inside a range is only shown as TypeScript. */
export function markTypes(runs: readonly Run[], ranges: readonly TypeRange[]): Run[] {
  const marked: Run[] = [];
  let [position, next] = [0, 0];
  for (const {text, role} of runs) {
    let rest = text;
    while (rest !== '') {
      const range = ranges[next];
      const isInside = range !== undefined && position >= range.start;
      const border = isInside ? range.end : (range?.start ?? Infinity);
      const piece = rest.slice(0, border - position);
      marked.push(isInside ? {text: piece, role, only: 'types'} : {text: piece, role});
      rest = rest.slice(piece.length);
      position += piece.length;
      if (isInside && position === range.end) {
        marked.push(...(range.isSpace ? [{text: ' ', only: 'plain'} as const] : []));
        next += 1;
      }
    }
  }
  return marked;
}
