import {isOmission} from '../../../samples/excerpts/locateExcerpt';
import type {FileLine} from '../../changes/fileChanges';

/** A block's lines between two omissions, as the page marks them, without blank lines. */
export type Section = readonly FileLine[];

/** Splits the lines that a page shows at its omissions. */
export function sectionsOf(lines: readonly FileLine[]): Section[] {
  const sections: FileLine[][] = [[]];
  for (const line of lines) {
    if (isOmission(line.text)) {
      sections.push([]);
    } else if (line.text.trim() !== '') {
      sections.at(-1)?.push(line);
    }
  }
  return sections.filter(({length}) => length > 0);
}
