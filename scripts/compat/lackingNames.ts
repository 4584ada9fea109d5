import bcd from '@mdn/browser-compat-data';
import {lacking} from './targets';
import type {Identifier} from '@mdn/browser-compat-data';
import type {Targets} from './targets';

/** The browsers' own functions and classes by name, whatever object they belong to. */
const NAMES = new Map<string, Identifier[]>();
for (const [name, data] of [bcd.api, bcd.javascript.builtins ?? {}].flatMap(Object.entries)) {
  for (const [key, feature] of [[name, data] as const, ...Object.entries<Identifier>(data)]) {
    const own = key.replace(/_static$/, '');
    if (feature.__compat && /^[a-z]+[A-Z]|^[A-Z]/.test(own)) {
      NAMES.set(own, [...(NAMES.get(own) ?? []), feature]);
    }
  }
}

/** Makes a function that lists the targets in which no object has a function or class of a name. */
export function createNameCheck(targets: Targets): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return name => {
    let missing = known.get(name);
    if (missing === undefined) {
      const lists = (NAMES.get(name) ?? []).map(data => lacking(data, targets));
      missing = lists.every(list => list.length > 0) ? (lists[0] ?? []) : [];
      known.set(name, missing);
    }
    return missing;
  };
}
