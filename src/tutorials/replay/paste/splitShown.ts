import {isGap} from '../../../samples/excerpts/locateExcerpt';
import type {FileLine} from '../../changes/fileChanges';

/** A block's lines between two gaps, as the page marks them, without blank lines. */
export type ShownLines = readonly FileLine[];

/** Splits the lines that a page shows at the gaps between them. */
export function splitShown(lines: readonly FileLine[]): ShownLines[] {
  const segments: FileLine[][] = [[]];
  for (const line of lines) {
    if (isGap(line.text)) {
      segments.push([]);
    } else if (line.text.trim() !== '') {
      segments.at(-1)?.push(line);
    }
  }
  return segments.filter(({length}) => length > 0);
}
