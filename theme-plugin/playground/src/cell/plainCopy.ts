import {inspect} from 'node-inspect-extracted';
import {MAX_SHOWN} from '../shared/constants';
import {withoutFrames} from './withoutFrames';
import {Shown} from './writeValue';

/** The most values inside of a value that are copied. A state could hold a million, or itself. */
const MAX_VALUES = 1000;

/** How deep a value is copied. */
const MAX_DEPTH = 10;

const ONE_LINE = {depth: 0, breakLength: Infinity, maxStringLength: MAX_SHOWN};

function isPlain(value: unknown): value is object {
  const prototype: unknown =
    typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined;
  return [Object.prototype, Array.prototype, null].includes(prototype as object);
}

/**
 * Copies a value, so that it can be compared with a later one even if the sample mutates it. All that's no plain object
 * or list becomes the text that `console.log` prints.
 */
export function plainCopy(value: unknown): unknown {
  let copied = 0;
  const copy = (each: unknown, depth: number): unknown => {
    copied += 1;
    if (!isPlain(each) || depth > MAX_DEPTH) {
      return new Shown(withoutFrames(inspect(each, ONE_LINE)));
    }
    const parts: [string, unknown][] = [];
    for (const key of Object.keys(each)) {
      if (copied > MAX_VALUES) {
        break;
      }
      parts.push([key, copy(Reflect.get(each, key), depth + 1)]);
    }
    return Array.isArray(each) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  };
  try {
    return copy(value, 0);
  } catch {
    // A getter or a proxy threw. That's no reason for the sample to stop.
    return new Shown('…');
  }
}
