/** A heading as the MDX loader lists it. `value` is HTML. */
export interface TocHeading {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** A heading with the headings below it. */
export type TocNode = TocHeading & {readonly children: readonly TocNode[]};

type Open = TocHeading & {children: Open[]};

/**
 * Converts a flat list of headings to a tree of the levels from `min` to `max`. A heading's parent is the
 * nearest heading before it that has a lower level. If that one is left out, the heading moves up, but never
 * below a heading of another branch (h3, h2, h4 with the levels 3 to 4 are two roots).
 */
export function buildTocTree(
  headings: readonly TocHeading[],
  min: number,
  max: number,
): readonly TocNode[] {
  const roots: Open[] = [];
  const branch: {readonly level: number; readonly shown: Open | undefined}[] = [];
  for (const {value, id, level} of headings) {
    while ((branch.at(-1)?.level ?? 0) >= level) {
      branch.pop();
    }
    const node = level >= min && level <= max ? {value, id, level, children: []} : undefined;
    if (node) {
      const parent = branch.findLast(({shown}) => shown)?.shown;
      (parent?.children ?? roots).push(node);
    }
    branch.push({level, shown: node});
  }
  return roots;
}
