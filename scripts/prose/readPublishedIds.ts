import fs from 'node:fs';
import path from 'node:path';

/** The list of published headings. The build fails if one of their URLs stops working. */
const LIST = 'heading-ids.json';

/**
 * Reads the IDs of published headings, so the check can find a missing one without a build.
 *
 * @param root - absolute path
 * @returns IDs by route without a trailing slash; empty if there's no list
 */
export function readPublishedIds(root: string): Map<string, string[]> {
  const file = path.join(root, LIST);
  const addresses: string[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  const ids: Map<string, string[]> = new Map();
  for (const address of addresses) {
    const [route = '', id = ''] = address.split('#');
    ids.set(route, [...(ids.get(route) ?? []), id]);
  }
  return ids;
}
