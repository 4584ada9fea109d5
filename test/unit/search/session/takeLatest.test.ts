import {transformSync} from '@swc/core';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {takeLatest} from '../../../../theme-plugin/src/search/session/takeLatest';
import {settle} from '../support/hits';

const require = createRequire(__filename);

/** The function as readers get it. swc's minifier once broke it; the source alone does not show that. */
function minified(): typeof takeLatest {
  const file = require.resolve('../../../../theme-plugin/src/search/session/takeLatest.ts');
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    jsc: {
      parser: {syntax: 'typescript'},
      target: 'es2022',
      minify: {compress: true, mangle: true},
    },
    module: {type: 'commonjs'},
    minify: true,
  });
  const exported: {takeLatest?: typeof takeLatest} = {};
  new Function('exports', code)(exported);
  if (!exported.takeLatest) {
    throw new Error('The minified module exports nothing.');
  }
  return exported.takeLatest;
}

/** Calls the function three times and settles what it loads in the given order. */
async function run(make: typeof takeLatest, order: readonly number[]): Promise<string[]> {
  const settlers: (() => void)[] = [];
  const call = make((name: string) => {
    return new Promise<string>(resolve => settlers.push(() => resolve(name)));
  });
  const log: string[] = [];
  ['a', 'b', 'c'].forEach(name => void call(name).then(answer => log.push(`${name}: ${answer}`)));
  for (const index of order) {
    settlers[index]?.();
    await settle();
    log.push(`settled ${index}`);
  }
  return log;
}

describe.each([
  ['as written', takeLatest],
  ['minified', minified()],
])('takeLatest, %s', (_, make) => {
  it.each([
    [
      [0, 1, 2],
      ['settled 0', 'settled 1', 'a: c', 'b: c', 'c: c', 'settled 2'],
    ],
    [
      [1, 0, 2],
      ['settled 1', 'settled 0', 'a: c', 'b: c', 'c: c', 'settled 2'],
    ],
    [
      [2, 1, 0],
      ['c: c', 'settled 2', 'b: c', 'settled 1', 'a: c', 'settled 0'],
    ],
  ])('answers with the newest result when settled in the order %j', async (order, expected) => {
    const log = await run(make, order);
    expect(log.filter(line => line.startsWith('settled'))).toEqual(
      expected.filter(line => line.startsWith('settled')),
    );
    expect([...log].sort()).toEqual([...expected].sort());
  });

  it('does not let a call settle before the newest one', async () => {
    expect(await run(make, [0, 1])).toEqual(['settled 0', 'settled 1']);
  });
});
