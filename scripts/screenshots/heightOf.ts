/** Space below the content, in CSS pixels. */
const SPACE_BELOW = 24;

/** Space below the last row of content that continues, in CSS pixels. */
const SPACE_BELOW_ROW = 6;

/** Where a page's content ends, in CSS pixels from the top of the screenshot. */
export interface Content {
  end: number;
  /** Where its list items, fields, buttons, and paragraphs end. */
  rows: readonly number[];
  /** Height of the messages that cover the bottom of the viewport. */
  messages: number;
}

/** @returns the height of a screenshot that ends with the content, or else with the last row that fits into `max` */
export function heightOf({end, rows, messages}: Content, max: number): number {
  if (end + SPACE_BELOW + messages <= max) {
    return Math.ceil(end + SPACE_BELOW + messages);
  }
  const fitting = rows.map(row => row + SPACE_BELOW_ROW + messages).filter(row => row <= max);
  return Math.ceil(fitting.length > 0 ? Math.max(...fitting) : max);
}
