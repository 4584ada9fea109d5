import type {Report} from '@site/src/samples/check/report';
import {
  DOOR,
  exercise,
  LIMIT,
  MUTATING,
  SOLUTION,
  UNFINISHED,
  type Parts,
} from '../support/exercise';
import {lineOf, page, temporarySite} from '../support/temporarySite';
import {PROVEN_PAGES} from './support/provenPages';

jest.setTimeout(600_000);

/** The line that the fault must name: its number, or text that only this line has. */
type Place = number | string;

type Planted = [file: string, place: Place, message: string | RegExp];

const files: Record<string, string> = {...PROVEN_PAGES};
const planted: Planted[] = [];

/** Adds a page and the faults that must be found on it. No others may be. */
function plant(file: string, text: string, ...faults: [place: Place, message: string | RegExp][]) {
  files[file] = text;
  planted.push(...faults.map(([place, message]): Planted => [file, place, message]));
}

plant(
  'docs/value.md',
  page`
# A wrong stated value

'''ts run
const beds = ['basil', 'mint']
beds.length // => 3
beds // => ['basil', 'mint']
'''
`,
  ['beds.length', 'the value is 2, the page says 3'],
);

plant(
  'docs/print.md',
  page`
'''ts run
console.log('tools out:', 2) // => tools out: 3
console.log({lent: [1]}) // => { lent: [ 1 ] }
'''
`,
  ['tools out', 'printed tools out: 2, the page says tools out: 3'],
);

plant(
  'docs/wrong-type.mdx',
  page`
'''tsx title="src/Sign.tsx"
export function Sign(props: {open: boolean}) {
  return <p>{props.open ? 'Open' : 'Closed'}</p>
}
'''

'''tsx
import {Sign} from './src/Sign'
const sign = <Sign open="yes" />
export default sign
'''
`,
  ['const sign', /^TS2322 Type 'string' is not assignable to type 'boolean'/],
);

plant(
  'docs/missing-import.md',
  page`
'''ts
export const store = configureStore({reducer: () => 0})
'''

'''ts
import {atlas} from 'no-such-package'
export const shelf = atlas
'''
`,
  ['configureStore', "TS2304 Cannot find name 'configureStore'"],
  ['no-such-package', 'TS2307'],
);

plant(
  'docs/expect-error.md',
  page`
'''ts expect-error=2322
export const hours: number = 'nine'
'''

'''ts expect-error=2345
export const minutes: number = 5
'''

'''ts expect-error=2304
export const seconds: number = 'ten'
'''
`,
  ['expect-error=2345', 'TS2345 does not occur'],
  ['expect-error=2304', 'TS2304 does not occur'],
  ['seconds', 'TS2322'],
);

plant(
  'docs/excerpt.md',
  page`
'''ts app=toolshed/2 title="src/tools.ts"
export const tools = ['saw']

// …

export function lend(tool: string) {
  // highlight-next-line
  return tools.includes(tool)
}
'''

'''ts app=toolshed/2 title="src/tools.ts"
export function lend(tool: string) {
  return tools.indexOf(tool) >= 0
}
'''

'''ts app=toolshed/1 title="src/tools.ts"
export const tools = ['saw', 'ladder']
'''

'''ts app=toolshed/2 title="src/old.ts"
export const old = true
'''

'''ts app=toolshed/9 title="src/tools.ts"
export const late = true
'''

'''css app=toolshed/2 title="src/index.css"
  color: teal;
'''
`,
  [
    'tools.indexOf',
    'is not found, "return tools.includes(tool)" stands there in examples/toolshed/part-2',
  ],
  ["['saw', 'ladder']", 'is not found in examples/toolshed/part-1/src/tools.ts'],
  ['src/old.ts', 'parts 1 to 2 hold no file src/old.ts'],
  ['toolshed/9', 'there is no folder examples/toolshed/part-9'],
);
files['examples/toolshed/part-1/src/tools.ts'] = "export const tools = ['saw']\n";
files['examples/toolshed/part-1/src/old.ts'] = 'export const old = true\n';
files['examples/toolshed/part-1/src/index.css'] = 'p {\n  color: teal;\n}\n';
files['examples/toolshed/part-2/removed.txt'] = 'src/old.ts\n';
files['examples/toolshed/part-2/src/tools.ts'] = `export const tools = ['saw']

const members = 3

export function lend(tool: string) {
  return tools.includes(tool)
}
`;

plant(
  'docs/guide.md',
  page`
'''ts app=guides/kiosk title="src/gate.ts"
export const gate = 'B12'
// …
'''

'''ts app=guides/kiosk title="src/gate.ts"
export const gate = 'C3'
'''

'''ts app=guides/kiosk title="src/late.ts"
export const late = 'boarding'
'''

'''ts app=guides/attic title="src/gate.ts"
export const attic = true
'''
`,
  ["'C3'", 'is not found in examples/guides/kiosk/src/gate.ts'],
  ['src/late.ts', 'examples/guides/kiosk holds no file src/late.ts'],
  ['guides/attic', 'there is no folder examples/guides/attic'],
);
files['examples/guides/kiosk/src/gate.ts'] =
  "export const gate = 'B12'\nexport const open = true\n";

plant(
  'docs/throws.md',
  page`
'''ts run throws="may not be undefined"
const quiet = 1
quiet // => 1
'''

'''ts run throws="may not be empty"
throw new RangeError('may not be full')
'''

'''ts run throws="full"
throw new RangeError('may not be full')
'''

'''ts run throws="shut"
const gate = {isShut: true}
if (gate.isShut) {
  throw new RangeError('may not be shut')
}
gate.isShut // => true
'''

'''ts run
const seats: number[] = []
const row = (seats as unknown as {a: {b: 1}}).a
row.b
'''

'''ts run logs="non-serializable"
console.warn('all is well')
'''

'''ts run logs="well"
console.error('%s is', 'all', 'well')
'''

'''ts run logs="silence"
console.info('silence')
'''
`,
  ['may not be undefined', 'nothing was thrown'],
  ['may not be empty', 'threw RangeError: may not be full'],
  ['gate.isShut // =>', 'never reached'],
  ['row.b', /^threw TypeError: Cannot read properties of undefined/],
  ['non-serializable', 'the console said all is well'],
  ['"silence"', 'no error or warning was printed'],
);

plant(
  'docs/endless.md',
  page`
'''ts run title="src/endless.ts"
for (;;) {}
'''

'''ts run title="src/waits.ts"
await new Promise(() => {})
'''

'''ts run
await new Promise(resolve => setTimeout(resolve, 20))
setTimeout(() => {
  console.log('late') // => late
}, 20)
setTimeout(() => {
  console.log('too late') // => too late
}, 60_000)
'''

'''ts run title="src/leaves.ts"
process.exit(0)
'''
`,
  ['src/endless.ts', 'ran longer than 2 s'],
  ['src/waits.ts', 'ran longer than 2 s'],
  ['too late', 'never reached'],
  ['src/leaves.ts', 'ended its thread'],
);

plant(
  'docs/marks.md',
  page`
'''ts runs
export const a = 1
'''

'''typescript
export const f: string = 1
'''

'''bash npm2yarn
npm install redux
'''

'''ts {1,3-4} showLineNumbers title="src/h.ts"
export const h = 1
'''
`,
  ['ts runs', 'unknown mark "runs" on a ts block: valid are run, avoid, hidden, title'],
  ['typescript', 'language "typescript" escapes the sample check: write "ts"'],
);

plant(
  'docs/no-check.md',
  page`
'''ts title="src/none.ts" no-check
export const none: number = ''
'''
`,
  ['src/none.ts', 'mark "no-check" needs a reason: one of "pseudo code"'],
  ['const none', 'TS2322'],
);

plant(
  'docs/unclosed.md',
  page`
---
title: A page that goes on after its fault
---

'''ts title="src/unclosed.ts"
export const open: number = 'never checked'

'''ts title="src/next.ts"
export const next: number = 'checked'
'''

> - '''ts title="src/both.ts"
>   export const first = 1
>
>   export const both: number = 'four'
>   '''
`,
  ['src/unclosed.ts', /never closed.*the next one opens on line 8/],
  ['const next', 'TS2322'],
  ['const both', 'TS2322'],
);

plant(
  'docs/group/one.md',
  page`
'''ts title="src/counter.ts" group=two-pages
export const step: number = 2
'''
`,
);

plant(
  'docs/group/two.md',
  page`
'''ts group=two-pages run
import {step} from './src/counter'
step * 2 // => 4
step * 3 // => 5
const wrong: string = step
'''

'''ts group=two-pages run
import {step} from './counter'
step * 4 // => 7
'''

'''ts
// Another project: this block is in no group.
import {step as none} from './src/counter'
export {none}
'''
`,
  ['const wrong', 'TS2322'],
  ['step * 4', 'the value is 8, the page says 7'],
  ['step as none', "TS2307 Cannot find module './src/counter'"],
);

plant(
  'docs/revisions.md',
  page`
'''ts run
import {limit as tooEarly} from './src/limit'
tooEarly // => 1
'''

'''ts title="src/limit.ts"
export const limit = 1
'''

'''ts title="src/twice.ts"
import {limit} from './limit'
export const twice = limit * 2
'''

'''ts run
import {twice} from './src/twice'
twice // => 2
'''

'''ts title="src/limit.ts"
export const limit = 5
'''

'''ts run
import {twice} from './src/twice'
twice // => 10
const label: string = twice
'''

'''ts run
import {twice} from './src/twice'
console.log(twice) // => 2
'''
`,
  ['limit as tooEarly', "TS2307 Cannot find module './src/limit'"],
  ['const label', 'TS2322'],
  ['console.log(twice)', 'printed 10, the page says 2'],
);

plant(
  'docs/results.md',
  page`
'''ts
export const total = 3 // => 3
'''

'''ts run
function never() {
  return 1 // => 1
}
if (typeof never !== 'function') {
  never() // => 2
}
const list = [
  1, // => 1
]
export {list}
'''
`,
  ['export const total', 'add "run" to the fence'],
  ['return 1', 'never reached'],
  ['never() // => 2', 'never reached'],
  ['  1, // => 1', 'no statement or console call ends before it'],
);

plant(
  'docs/network.md',
  page`
'''ts run title="src/fetching.ts"
await fetch('https://example.org/')
'''

'''ts run title="src/reading.ts"
import {readFileSync} from 'node:fs'
readFileSync('/etc/hostname')
'''
`,
  ['await fetch', 'threw Error: fetch is not at hand'],
  ["from 'node:fs'", '"node:fs" is not at hand'],
);

plant(
  'docs/cuts.md',
  page`
'''ts
export const shown = 1
// ---cut-before---
'''

'''ts
// ---cut---
// ---cut---
export const twice = 1
'''
`,
  ['cut-before', 'unknown mark "---cut-before---": valid are ---cut--- and ---cut-after---'],
  [8, 'appears twice'],
);

plant(
  'src/pages/_wrongValue.mdx',
  page`
'''ts run
import {legacy_createStore as createStore} from 'redux'

const store = createStore((state: number = 1) => state)
store.getState() // => 2
'''
`,
  ['store.getState()', 'the value is 1, the page says 2'],
);

plant(
  'src/pages/wrongType.md',
  page`
'''ts
export const wrong: string = 1
'''
`,
  ['export const wrong', 'TS2322'],
);

plant(
  'docs/solutions.md',
  page`
# Exercises

'''ts run
1 + 1 // => 2
'''

:::exercise[One]

'''ts solution=shop/1 title="src/desk.ts"
// …
export function describe(desk: Desk) {
  const closed: number = 'no'
  return desk.open ? 'open' : 'closed'
}
'''

:::

:::exercise[Two]

'''ts solution=shop/1 title="src/desk.ts"
// …
export function describe(desk: Desk) {
  return desk.open
}
'''

:::

:::exercise[Three: sound, though the one above is not]

'''ts solution=shop/1 title="src/desk.ts"
export interface Desk {
  open: boolean
  sign?: string
}
// …
'''

'''ts solution=shop/1 title="src/sign.ts"
import type { Desk } from './desk'

export const signOf = ({ sign = '' }: Desk) => sign
'''

:::

'''ts solution=shop/1 title="src/desk.ts"
// …
nowhere()
// …
'''

'''ts solution=shop/9 title="src/desk.ts"
const a = 1
'''
`,
  ["const closed: number = 'no'", "TS2322 Type 'string' is not assignable to type 'number'."],
  [21, /^TS2322 .* \(in src\/user\.ts:3, with this solution\)$/],
  ['nowhere()', '"nowhere()" to "nowhere()" do not (src/desk.ts)'],
  ['solution=shop/9', 'solution=shop/9: There is no snapshot shop/9.'],
);
// As in a real app: to check the language's own declarations takes seconds for each solution.
files['examples/shop/part-1/tsconfig.json'] = JSON.stringify({
  compilerOptions: {lib: ['es2023'], skipLibCheck: true, strict: true, target: 'es2023'},
});
files['examples/shop/part-1/src/desk.ts'] = `export interface Desk {
  open: boolean
}

export function describe(desk: Desk) {
  return desk.open ? 'open' : 'closed'
}
`;
files['examples/shop/part-1/src/user.ts'] =
  "import { describe } from './desk'\n\nexport const text: string = describe({ open: true })\n";

/** Plants a page with an exercise, and faults on it. */
function plantExercise(name: string, parts: Parts, ...faults: [place: Place, message: string][]) {
  plant(`docs/exercises/${name}.md`, exercise(parts), ...faults);
}

plantExercise('proven', {});
plantExercise('failing', {solution: MUTATING}, [
  '```ts checks',
  'the solution fails "The door you were given is the same.": false',
]);
plantExercise(
  'passing',
  {wrong: SOLUTION},
  [
    '```ts checks',
    'no start or wrong answer fails "The door you were given is the same.": add one that does',
  ],
  ['```ts wrong', 'passes every check, but is marked "wrong"'],
);
plantExercise('untyped', {wrong: MUTATING.replace('+= 1', "= 'one'")}, [
  "door.inside = 'one'",
  "TS2322 Type 'string' is not assignable to type 'number'.",
]);
plantExercise('unfinished', {wrong: UNFINISHED, other: LIMIT});
plantExercise('lacking', {wrong: UNFINISHED}, ['./limit', "Cannot find module './limit'"]);
files['examples/shop/part-1/src/door.ts'] = DOOR;

function lineAt(file: string, place: Place): number {
  return typeof place === 'number' ? place : lineOf(files[file] ?? '', place);
}

describe('the sample check', () => {
  const site = temporarySite(files);
  let report: Report;

  beforeAll(async () => {
    report = await site.report();
  });
  afterAll(() => site.remove());

  it.each(planted)('finds on %s, at %p, %p', (file, place, message) => {
    const line = lineAt(file, place);
    const there = report.faults.filter(fault => fault.page === file && fault.line === line);
    expect(there.map(fault => fault.message)).toContainEqual(
      expect.stringMatching(
        typeof message === 'string' ? message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : message,
      ),
    );
  });

  it('compares each stated result', () => {
    expect(report.totals).toMatchObject({run: 43, results: 52});
  });

  it('finds nothing else', () => {
    const expected = planted.map(([file, place]) => `${file}:${lineAt(file, place)}`);
    const found = report.faults.map(({page: file, line}) => `${file}:${line}`);
    expect(found.sort()).toEqual(expected.sort());
  });
});
