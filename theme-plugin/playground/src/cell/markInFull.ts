import {join, piecesOfEach, type MarkedText, type Piece} from './markedText';
import {isComposite, isList, isSame, writeTo} from './writeValue';

/** The longest line that an object or a list has for itself. */
const MOST_ON_LINE = 44;

/**
 * Writes all of a value, on as many lines as it needs, in pieces that are changed or unchanged.
 *
 * @param before - the value to compare it with, or `NOTHING`
 */
export function markInFull(value: unknown, before: unknown): MarkedText {
  return join(linesOf(value, before, '\n'));
}

function linesOf(value: unknown, before: unknown, newLine: string): Piece[] {
  if (!isComposite(value) || Object.keys(value).length === 0) {
    return [{text: writeTo(value, 0), changed: !isSame(value, before)}];
  }
  const old = isComposite(before) && isList(before) === isList(value) ? before : undefined;
  const entries = piecesOfEach(value, old ?? {}, (each, wasEach) =>
    linesOf(each, wasEach, `${newLine}  `),
  );
  const pieces = entries.flat();
  // If nothing else has changed, something was removed.
  const changed = !old || !(isSame(value, old) || pieces.some(piece => piece.changed));
  const isShort = writeTo(value, Infinity).length + newLine.length <= MOST_ON_LINE;
  const inner = isList(value) ? '' : ' ';
  const [start, between, end] = isShort
    ? [inner, ' ', inner]
    : [`${newLine}  `, `${newLine}  `, newLine];
  // A mark ends with its line.
  const space = (text: string): Piece => ({text, changed: changed && isShort});
  return [
    {text: isList(value) ? '[' : '{', changed},
    space(start),
    ...entries.flatMap((entry, index) =>
      index === 0 ? entry : [{text: ',', changed}, space(between), ...entry],
    ),
    space(end),
    {text: isList(value) ? ']' : '}', changed},
  ];
}
