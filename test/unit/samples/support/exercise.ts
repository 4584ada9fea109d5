export const DOOR = `export interface Door {
  inside: number
}

export function enter(door: Door): Door {
  return door
}

export const empty: Door = { inside: 0 }
`;

export const CHECKS = `import { empty, enter } from './door'

export default [
  {
    says: 'One guest is inside.',
    otherwise: 'After a guest has entered, one should be inside.',
    holds: () => enter(empty).inside === 1,
  },
  {
    says: 'The door you were given is the same.',
    otherwise: 'The door you were given has changed.',
    holds: async () => {
      const door = { inside: 3 }
      enter(door)
      return door.inside === 3
    },
  },
]`;

export const MUTATING = `export function enter(door: Door): Door {
  door.inside += 1
  return door
}`;

export const SOLUTION = `export function enter(door: Door): Door {
  return { ...door, inside: door.inside + 1 }
}`;

export const UNSOLVED = `export function enter(door: Door): Door {
  return door
}`;

/** An answer that needs a change in another file. */
export const LIMIT = 'export const limit: number = 20';
export const UNFINISHED = `import { limit } from './limit'\n\n${DOOR.replace(
  UNSOLVED,
  MUTATING.replace('  return', '  door.inside = Math.min(door.inside, limit)\n  return'),
)}`;

export interface Parts {
  readonly start?: string;
  readonly other?: string;
  readonly solution?: string;
  readonly checks?: string;
  readonly wrong?: string;
}

/** A block of TypeScript, or nothing if it's empty. */
export const fence = (info: string, code: string): string =>
  code && ['```ts ', info, '\n', code, '\n```\n'].join('');

/** A page with one exercise in the app `shop/1`. */
export function exercise({
  start = fence(`start title="src/door.ts"`, UNSOLVED),
  solution = SOLUTION,
  other = '',
  checks = CHECKS,
  wrong = MUTATING,
}: Parts): string {
  const title = 'title="src/door.ts"';
  return [
    '# Door\n',
    fence('run', '1 + 1 // => 2'),
    ':::exercise[Enter]\n',
    start,
    fence(`solution=shop/1 ${title}`, solution),
    fence('solution=shop/1 title="src/limit.ts"', other),
    fence('checks', checks),
    fence('wrong', wrong),
    ':::\n',
  ].join('\n');
}
