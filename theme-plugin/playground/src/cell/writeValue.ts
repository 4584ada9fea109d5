/** The longest value that's shown in full. A longer one loses its inner values. */
export const MOST_CHARACTERS = 100;

/** A value that's shown as a text, whatever it has inside. */
export class Shown {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export const isList = (value: unknown): boolean => Array.isArray(value);

export function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Shown);
}

/** Whether two values have the same fields or items, or are written in the same way. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isComposite(one) || !isComposite(other)) {
    return typeof one === typeof other && String(one) === String(other);
  }
  const keys = Object.keys(one);
  return (
    isList(one) === isList(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      key => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}

/** Writes a short value in full, and a longer one without what's inside its inner values. */
export function write(value: unknown): string {
  const full = writeTo(value, Infinity);
  return full.length <= MOST_CHARACTERS ? full : shorten(value);
}

function shorten(value: unknown): string {
  const flat = writeTo(value, 1);
  return flat.length <= MOST_CHARACTERS ? flat : writeTo(value, 0);
}

/** @param depth - how many levels of objects and arrays to write; deeper objects are cut to their first field */
export function writeTo(value: unknown, depth: number): string {
  if (typeof value === 'string') {
    return `'${value}'`;
  }
  if (!isComposite(value)) {
    return String(value);
  }
  const entries = Object.entries(value);
  if (entries.length === 0) {
    return isList(value) ? '[]' : '{}';
  }
  if (depth <= 0) {
    const [[key, first] = ['', undefined]] = entries;
    const isNamed = !isList(value) && !isComposite(first);
    const cut = isList(value) ? '[…]' : '{…}';
    return isNamed ? `{ ${writeKey(key)}: ${writeTo(first, 0)}, … }` : cut;
  }
  const texts = entries.map(([key, each]) => {
    const text = writeTo(each, depth - 1);
    return isList(value) ? text : `${writeKey(key)}: ${text}`;
  });
  return isList(value) ? `[${texts.join(', ')}]` : `{ ${texts.join(', ')} }`;
}

export function writeKey(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`;
}
