/** The lines that a change adds and removes in a block, counted from 1, without magic comments. */
export interface LineChanges {
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

function readLines(key: keyof LineChanges, metastring: string): ReadonlySet<number> {
  const list = new RegExp(`(?:^|\\s)${key}=([\\d,-]+)(?=\\s|$)`).exec(metastring)?.[1] ?? '';
  const lines = new Set<number>();
  for (const range of list.split(',').filter(Boolean)) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/**
 * Reads `added=2-3,7` and `removed=5` from the metastring. They show a change in the code itself, which keeps
 * the highlighting of its language. Removed lines are shown but not copied.
 */
export function readLineChanges(metastring = ''): LineChanges {
  return {added: readLines('added', metastring), removed: readLines('removed', metastring)};
}

function writeLines(key: keyof LineChanges, lines: ReadonlySet<number>): string[] {
  const ranges: [number, number][] = [];
  for (const line of Array.from(lines).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) {
      last[1] = line;
    } else {
      ranges.push([line, line]);
    }
  }
  const list = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  return list.length > 0 ? [`${key}=${list.join(',')}`] : [];
}

/** The inverse of `readLineChanges`; empty if there are no changes. */
export function writeLineChanges({added, removed}: LineChanges): string {
  return [...writeLines('added', added), ...writeLines('removed', removed)].join(' ');
}
