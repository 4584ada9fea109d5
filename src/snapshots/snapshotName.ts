import type {Snapshot} from './Snapshot';

/** Folder of the guides' projects. They have names instead of numbers. */
export const GUIDES = 'guides';

/** Folder in a series with the project that readers start from. All parts build on it. */
export const STARTER = 'starter';

const NUMBERED = new RegExp(`^(?<series>[a-z][a-z0-9-]*)/(?<part>[1-9]\\d*|${STARTER})$`);
const NAMED = new RegExp(`^${GUIDES}/(?<name>[a-z][a-z0-9-]*)$`);

/**
 * Parses the name of a part of a tutorial's app, such as `essentials/3`, of its starter, such as `essentials/starter`,
 * or of a guide's project, such as `guides/nextjs`.
 *
 * @returns undefined if it's none of them; the snapshot may not exist
 */
export function parseSnapshot(text: string): Snapshot | undefined {
  const {name} = NAMED.exec(text)?.groups ?? {};
  if (name) return {series: GUIDES, part: name};
  const {series, part} = NUMBERED.exec(text)?.groups ?? {};
  return series && part ? {series, part: part === STARTER ? part : Number(part)} : undefined;
}

/** Returns the name of a snapshot, in the format that `parseSnapshot` reads. */
export function nameOf({series, part}: Snapshot) {
  return `${series}/${part}`;
}

/** Returns the name of a snapshot's folder, inside the folder of its series. */
export function folderName({part}: Snapshot) {
  return typeof part === 'number' ? `part-${part}` : part;
}
