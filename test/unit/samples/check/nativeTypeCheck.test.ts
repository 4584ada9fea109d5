/** @jest-environment node */
import path from 'node:path';
import {nativeTypeCheck} from '@site/src/samples/check/nativeTypeCheck';
import {buildProjects} from '@site/src/samples/projects/projects';
import type {Fence, Marks} from '@site/src/samples/Fence';

const packagesRoot = path.resolve(__dirname, '../../../..');

const fence = (page: string, line: number, code: string[], marks: Partial<Marks> = {}): Fence => ({
  page,
  line,
  lang: 'ts',
  code,
  marks: {run: false, avoid: false, hidden: false, ...marks},
});

const page = (name: string, fences: Fence[]) => ({path: name, fences, exercises: [], faults: []});

describe('nativeTypeCheck', () => {
  it('names the page and line of an error that only the second compiler finds', async () => {
    const one = 'docs/one.md';
    const two = 'docs/two.md';
    const {samples} = buildProjects(
      [
        page(one, [
          fence(one, 4, ['export const due: string = "today"'], {title: 'src/due.ts'}),
          fence(one, 10, ["import {due} from './due'", '', 'const days: number = due']),
          fence(one, 20, ['export const due: number = 3'], {title: 'src/due.ts'}),
          fence(one, 30, ["import {due} from './src/due'", 'const days: number = due']),
          fence(one, 40, ['const days: number = "three"'], {expectError: [2322]}),
        ]),
        page(two, [
          fence(two, 2, ["declare module 'sign' { export const text: string }"], {
            title: 'sign.d.ts',
          }),
          fence(two, 8, ["import {text} from 'sign'", 'text.missing']),
        ]),
      ],
      packagesRoot,
    );
    expect(await nativeTypeCheck(samples, packagesRoot)).toEqual([
      {
        page: one,
        line: 13,
        message: "TypeScript 7: TS2322 Type 'string' is not assignable to type 'number'.",
      },
      {
        page: two,
        line: 10,
        message: "TypeScript 7: TS2339 Property 'missing' does not exist on type 'string'.",
      },
    ]);
  });
});
