import fs from 'node:fs';
import path from 'node:path';

/** The list by which the build fails if a published heading loses its address. */
const LIST = 'heading-ids.json';

/**
 * Reads the IDs that headings were published with, so that a lost one is found before a build.
 *
 * @param root - Absolute.
 * @returns By route, without a slash at its end; empty if there is no list.
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
