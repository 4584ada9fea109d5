import type {Report} from '@site/src/samples/check/report';
import {readPages} from '@site/src/samples/pages/readPages';
import {lineOf, temporarySite} from '../support/temporarySite';

const DOOR = `export interface Door {
  inside: number
}

export function enter(door: Door): Door {
  return door
}

export const empty: Door = { inside: 0 }
`;

const CHECKS = `import { empty, enter } from './door'

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

const MUTATING = `export function enter(door: Door): Door {
  door.inside += 1
  return door
}`;

const SOLUTION = `export function enter(door: Door): Door {
  return { ...door, inside: door.inside + 1 }
}`;

const UNSOLVED = `export function enter(door: Door): Door {
  return door
}`;

/** An answer that needs a change in another file. */
const LIMIT = 'export const limit: number = 20';
const UNFINISHED = `import { limit } from './limit'\n\n${DOOR.replace(
  UNSOLVED,
  MUTATING.replace('  return', '  door.inside = Math.min(door.inside, limit)\n  return'),
)}`;

interface Parts {
  readonly start?: string;
  readonly other?: string;
  readonly solution?: string;
  readonly checks?: string;
  readonly wrong?: string;
}

const fence = (info: string, code: string): string =>
  code && ['```ts ', info, '\n', code, '\n```\n'].join('');

/** A page with one exercise in the app `shop/1`. */
function exercise({
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

const APP = {'examples/shop/part-1/src/door.ts': DOOR};

const PROGRAM_MS = 240_000;

describe('an exercise that is judged on the page', () => {
  const pages = {
    proven: exercise({}),
    failing: exercise({solution: MUTATING}),
    passing: exercise({wrong: SOLUTION}),
    untyped: exercise({wrong: MUTATING.replace('+= 1', "= 'one'")}),
    unfinished: exercise({wrong: UNFINISHED, other: LIMIT}),
    lacking: exercise({wrong: UNFINISHED}),
  };
  const site = temporarySite({
    ...APP,
    ...Object.fromEntries(
      Object.entries(pages).map(([name, text]) => [`docs/${name}.md`, text] as const),
    ),
  });
  let faults: Report['faults'] = [];
  beforeAll(async () => {
    ({faults} = await site.report());
  }, PROGRAM_MS);
  afterAll(() => site.remove());

  const faultsOf = (name: keyof typeof pages) =>
    faults
      .filter(({page}) => page === `docs/${name}.md`)
      .map(({line, message}) => [line, message] as const);

  it('passes if its solution does, and each check has failed with a wrong answer', () => {
    expect(faultsOf('proven')).toEqual([]);
  });

  it('has a fault if its solution fails a check', () => {
    expect(faultsOf('failing')).toEqual([
      [
        lineOf(pages.failing, '```ts checks'),
        'the solution fails "The door you were given is the same.": false',
      ],
    ]);
  });

  it('has a fault if a wrong answer passes, or a check never fails', () => {
    expect(faultsOf('passing')).toEqual([
      [
        lineOf(pages.passing, '```ts checks'),
        'no start or wrong answer fails "The door you were given is the same.": add one that does',
      ],
      [lineOf(pages.passing, '```ts wrong'), 'passes every check, but is marked "wrong"'],
    ]);
  });

  it('has a fault if a wrong answer does not compile', () => {
    expect(faultsOf('untyped')).toContainEqual([
      lineOf(pages.untyped, "door.inside = 'one'"),
      "TS2322 Type 'string' is not assignable to type 'number'.",
    ]);
  });

  it('compiles an unfinished answer with the other files of the solution', () => {
    expect(faultsOf('unfinished')).toEqual([]);
    expect(faultsOf('lacking').map(([, message]) => message)).toContainEqual(
      expect.stringContaining('./limit'),
    );
  });
});

describe('the blocks of an exercise', () => {
  const messagesOf = (parts: Parts): string[] => {
    const site = temporarySite({...APP, 'docs/door.md': exercise(parts)});
    try {
      return readPages(site.root).flatMap(({faults}) => faults.map(({message}) => message));
    } finally {
      site.remove();
    }
  };

  it('are complete', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({checks: ''})).toEqual([
      'an exercise with "start" needs one block with "checks"',
    ]);
    expect(messagesOf({wrong: ''})).toEqual(['an exercise with checks needs a block with "wrong"']);
  });

  it('begin with one start, which names its file', () => {
    const start = fence('start title="src/door.ts"', UNSOLVED);
    expect(messagesOf({start: start + start})).toEqual([
      'an exercise with checks needs one block with "start"',
    ]);
    expect(messagesOf({start: ''})[0]).toBe('an exercise with checks needs one block with "start"');
    expect(messagesOf({start: fence('start', UNSOLVED)})[0]).toBe(
      'mark "start" needs title="…", its file',
    );
  });

  it('solve the file of the start', () => {
    const message = 'an exercise with checks needs a solution whose title is that of "start"';
    expect(messagesOf({start: fence('start title="src/gate.ts"', UNSOLVED)})).toEqual([message]);
    expect(messagesOf({solution: ''})).toEqual([message]);
  });

  it('are inside of an exercise', () => {
    const site = temporarySite({'docs/door.md': `# Door\n\n${fence('checks', CHECKS)}`});
    const messages = readPages(site.root).flatMap(({faults}) => faults.map(each => each.message));
    site.remove();
    expect(messages[0]).toBe('this block belongs into an :::exercise');
  });

  it('state the sentences of each check as text', () => {
    expect(messagesOf({checks: 'export default []'})[0]).toContain('a list of at least two');
    expect(messagesOf({checks: CHECKS.replace("'One guest is inside.'", '`${1}`')})[0]).toContain(
      'a check needs both sentences',
    );
  });
});
