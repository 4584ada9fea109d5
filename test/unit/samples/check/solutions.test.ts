import {lineOf, page, temporarySite} from '../support/temporarySite';

const DESK = `export interface Desk {
  open: boolean
}

export function describe(desk: Desk) {
  return desk.open ? 'open' : 'closed'
}
`;

const USER =
  "import { describe } from './desk'\n\nexport const text: string = describe({ open: true })\n";

const PAGE = page`
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
`;

describe('solutions of exercises', () => {
  const site = temporarySite({
    'docs/exercises.md': PAGE,
    'examples/shop/part-1/src/desk.ts': DESK,
    'examples/shop/part-1/src/user.ts': USER,
  });
  afterAll(() => site.remove());

  it('are compiled in the app, each exercise on its own, with errors on their lines', async () => {
    const {totals, faults} = await site.report();
    const path = 'docs/exercises.md';
    expect(faults).toEqual([
      {
        page: path,
        line: lineOf(PAGE, "const closed: number = 'no'"),
        message: "TS2322 Type 'string' is not assignable to type 'number'.",
      },
      {
        page: path,
        line: lineOf(PAGE, ':::exercise[Two]') + 2,
        message: expect.stringMatching(/^TS2322 .* \(in src\/user\.ts:3, with this solution\)$/),
      },
      {
        page: path,
        line: lineOf(PAGE, 'nowhere()'),
        message: expect.stringContaining('"nowhere()" to "nowhere()" do not (src/desk.ts)'),
      },
      {
        page: path,
        line: lineOf(PAGE, 'solution=shop/9'),
        message: 'solution=shop/9: There is no snapshot shop/9.',
      },
    ]);
    expect(totals).toMatchObject({blocks: 7, compiled: 7});
  }, 240_000);
});
