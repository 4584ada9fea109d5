import fs from 'node:fs';

const IDS = [/\{\/\*\s*#(?<id>\S+?)\s*\*\/\}/g, /\sid=["'](?<id>[^"']+)["']/g];

const known = new Map<string, {changed: number; ids: ReadonlySet<string>}>();

/**
 * Returns the IDs of headings and elements in a page's source. Reads the file again only if it has changed.
 *
 * @param file - absolute path of an existing Markdown file
 */
export function headingIdsOf(file: string): ReadonlySet<string> {
  const changed = fs.statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.changed === changed) {
    return before.ids;
  }
  const text = fs.readFileSync(file, 'utf8');
  const ids = new Set(
    IDS.flatMap(pattern => [...text.matchAll(pattern)].map(match => match.groups?.id ?? '')),
  );
  known.set(file, {changed, ids});
  return ids;
}
