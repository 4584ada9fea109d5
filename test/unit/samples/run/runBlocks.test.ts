import path from 'node:path';
import {readMarks} from '@site/src/samples/pages/readMarks';
import {buildProjects} from '@site/src/samples/projects/projects';
import {createRunner} from '@site/src/samples/run/createRunner';
import {runBlocks} from '@site/src/samples/run/runBlocks';
import type {Fence} from '@site/src/samples/Fence';

const ROOT = path.resolve(__dirname, '../../../..');

/** The blocks of one page, ten lines apart. */
function samplesOf(...texts: [meta: string, text: string][]) {
  const fences = texts.map(([meta, text], index): Fence => {
    const {marks} = readMarks('ts', meta);
    return {page: 'docs/a.md', line: (index + 1) * 10, lang: 'ts', code: text.split('\n'), marks};
  });
  return buildProjects([{path: 'docs/a.md', fences, exercises: [], faults: []}], ROOT).samples;
}

it("reports a block that can't be bundled, and still runs its neighbors", async () => {
  const samples = samplesOf(
    ['run', 'const one = 1\none // => 1'],
    ['run', 'const = 2'],
    ['run', 'const three = 3\nthree // => 4'],
  );
  const {faults, results} = await runBlocks(samples, ROOT, createRunner());
  expect(faults).toEqual([
    {page: 'docs/a.md', line: 20, message: expect.stringMatching(/^cannot be bundled: Expected/)},
    {page: 'docs/a.md', line: 32, message: 'the value is 3, the page says 4'},
  ]);
  expect(Array.from(results.values())).toEqual([1, 0, 1]);
});
