import {minify} from '@swc/core';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {latestOnly} from '../../../../theme-plugin/src/search/controller/latestOnly';
import {settle} from '../support/hits';

const sourceFile = path.join(
  __dirname,
  '../../../../theme-plugin/src/search/controller/latestOnly.ts',
);

/** Calls the function three times and settles the calls in the given order. */
async function run(make: typeof latestOnly, order: readonly number[]): Promise<string[]> {
  const settlers: (() => void)[] = [];
  const load = (name: string) =>
    new Promise<string>(resolve => settlers.push(() => resolve(name)));
  const call = make(load);
  const log: string[] = [];
  ['a', 'b', 'c'].forEach(name => void call(name).then(answer => log.push(`${name}: ${answer}`)));
  for (const index of order) {
    log.push(`settle ${index}`);
    settlers[index]?.();
    await settle();
  }
  return log;
}

describe('latestOnly', () => {
  it.each([
    [[0, 1, 2], ['settle 0', 'settle 1', 'settle 2', 'c: c', 'a: c', 'b: c']],
    [[1, 0, 2], ['settle 1', 'settle 0', 'settle 2', 'c: c', 'a: c', 'b: c']],
    [[2, 1, 0], ['settle 2', 'a: c', 'b: c', 'c: c', 'settle 1', 'settle 0']],
  ])('answers with the newest result when settled in the order %j', async (order, expected) => {
    expect((await run(latestOnly, order)).sort()).toEqual([...expected].sort());
  });

  it('does not let a call settle before a newer one', async () => {
    expect(await run(latestOnly, [0, 1])).toEqual(['settle 0', 'settle 1']);
  });
});
