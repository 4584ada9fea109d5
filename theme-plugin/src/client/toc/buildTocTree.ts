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
 * The tree of a flat list of headings, of the levels from `min` to `max`. A heading hangs below the
 * nearest one before it that has a lower level; where that one is left out, it moves up, and never
 * below a heading of another branch (h3, h2, h4 of levels 3 to 4 are two roots).
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
