import {LEVELS, type Level} from '../types';

/** `lvl1` for 1, and so on. */
export function levelName(level: number): Exclude<Level, 'lvl0'> {
  const name = LEVELS[level];
  if (name === undefined || name === 'lvl0') {
    throw new RangeError(`A heading's level is 1 to 6, not ${level}.`);
  }
  return name;
}

/** The address of a section: that of its page, and its heading's anchor if it has one. */
export function sectionUrl(path: string, anchor: string): string {
  return anchor === '' ? path : `${path}#${encodeURI(anchor)}`;
}
