import type {Snapshot} from './Snapshot';

/** Folder of the guides' projects, which have names instead of numbers. */
export const GUIDES = 'guides';

const NUMBERED = /^(?<series>[a-z][a-z0-9-]*)\/(?<part>[1-9]\d*)$/;
const NAMED = new RegExp(`^${GUIDES}/(?<name>[a-z][a-z0-9-]*)$`);

/**
 * Reads the name of a part of a tutorial's app, such as `essentials/3`, or of a guide's project, such as
 * `guides/nextjs`.
 *
 * @returns undefined if it's neither; whether there is such a snapshot isn't checked.
 */
export function parseSnapshot(text: string): Snapshot | undefined {
  const {name} = NAMED.exec(text)?.groups ?? {};
  if (name) return {series: GUIDES, part: name};
  const {series, part} = NUMBERED.exec(text)?.groups ?? {};
  return series && part ? {series, part: Number(part)} : undefined;
}

/** The name that `parseSnapshot` reads. */
export function nameOf({series, part}: Snapshot) {
  return `${series}/${part}`;
}

/** The name of the folder of a snapshot, below that of its series. */
export function folderName({part}: Snapshot) {
  return typeof part === 'number' ? `part-${part}` : part;
}
