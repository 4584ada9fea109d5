import {PLUGIN_NAME} from '../constants';
import type {LostAddress} from './lostAddresses';

/** Describes what happened to a heading and how to fix it. */
function describe(lost: LostAddress, inList: (page: string) => string): string {
  const address = `${inList(lost.page)}#${lost.id}`;
  const alias = `<a id="${lost.id}"></a>`;
  switch (lost.kind) {
    case 'no-page':
      return (
        `${address}: the page doesn't exist. If it moved, add "${lost.page}" with its new path to the list of ` +
        'moved pages (option movedPages).'
      );
    case 'moved-without-id':
      return (
        `${address}: the page moved to ${lost.to}, which has no such ID. Put ${alias} where readers should arrive, ` +
        `or add "${lost.page}#${lost.id}" with its new address to the list of moved pages (option movedPages).`
      );
    case 'no-id':
      return lost.nearest
        ? `${address}: nothing on the page has this ID; the most similar heading is “${lost.nearest.text}” ` +
            `(#${lost.nearest.id}). Give the heading its ID back, or put ${alias} before the one that took its place.`
        : `${address}: nothing on the page has this ID. Put ${alias} where readers should arrive.`;
  }
}

/**
 * The error message of a build in which published headings lost their addresses.
 *
 * @param file - the list, as written in the option
 * @param inList - returns a page's name in the list, which includes its locale, unlike that of a moved page
 */
export function describeLost(
  lost: readonly LostAddress[],
  file: string,
  inList: (page: string) => string = page => page,
): string {
  const lines = lost.map(entry => `  - ${describe(entry, inList)}`).join('\n');
  return (
    `[${PLUGIN_NAME}] Links that readers have to these headings would break (option headingIds):\n${lines}\n` +
    `If an address may really end, delete it from ${file}.`
  );
}
