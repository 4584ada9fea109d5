/** Reads a list of lines, such as `2-4,7`. */
export function readLines(list = ''): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of list.split(',').filter(Boolean)) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/** The inverse of `readLines`; undefined if there are no lines. */
export function writeLines(lines: ReadonlySet<number>): string | undefined {
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
  return list.join(',') || undefined;
}
