import {join, piecesOfEach, type MarkedText, type Piece} from './markedText';
import {isComposite, isList, isSame, MOST_CHARACTERS, write, writeTo} from './writeValue';

/**
 * Writes a value as code, in pieces that are changed or unchanged. A long one loses most of what's unchanged.
 *
 * @param before - the value to compare it with, or `NOTHING`
 */
export function markChanges(value: unknown, before: unknown): MarkedText {
  return join(piecesOf(value, before));
}

function piecesOf(value: unknown, before: unknown): Piece[] {
  if (isSame(value, before)) {
    return [{text: write(value), changed: false}];
  }
  if (!isComposite(value) || !isComposite(before) || isList(value) !== isList(before)) {
    return [{text: write(value), changed: true}];
  }
  const entries = piecesOfEach(value, before, piecesOf);
  if (!entries.flat().some(({changed}) => changed)) {
    // Something was removed.
    return [{text: write(value), changed: true}];
  }
  const isLong = writeTo(value, Infinity).length > MOST_CHARACTERS;
  const shown = isList(value) || !isLong ? entries : withoutUnchanged(entries);
  const [open, close] = isList(value) ? ['[', ']'] : ['{ ', ' }'];
  return [
    {text: open, changed: false},
    ...shown.flatMap((pieces, index) =>
      index === 0 ? pieces : [{text: ', ', changed: false}, ...pieces],
    ),
    {text: close, changed: false},
  ];
}

/** Leaves out fields that haven't changed, except for the first one, which usually names the object. */
function withoutUnchanged(fields: Piece[][]): Piece[][] {
  const kept = fields.filter((pieces, index) => index === 0 || pieces.some(({changed}) => changed));
  return kept.length < fields.length ? [...kept, [{text: '…', changed: false}]] : kept;
}
