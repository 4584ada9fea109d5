import path from 'node:path';
import {readMarks} from '@site/src/samples/pages/readMarks';
import {buildProjects} from '@site/src/samples/projects/projects';
import {bundleBlocks} from '@site/src/samples/run/bundleBlocks';
import type {Fence} from '@site/src/samples/Fence';

const ROOT = path.resolve(__dirname, '../../../..');
const {marks} = readMarks('ts', 'run');

/** What the bundler makes of blocks on one page: the code, or its message. */
async function bundle(...texts: string[]): Promise<string[]> {
  const fences = texts.map((text, index): Fence => {
    return {page: 'docs/a.md', line: (index + 1) * 10, lang: 'ts', code: text.split('\n'), marks};
  });
  const {samples} = buildProjects([{path: 'docs/a.md', fences, exercises: [], faults: []}], ROOT);
  const entries = samples.map(file => ({file, code: file.text}));
  const bundles = await bundleBlocks(entries, ROOT, 'development');
  return bundles.map(made => ('error' in made ? made.error : made.code));
}

it.each([
  ['leaves', true, ['path', 'node:path', 'timers/promises', 'node:timers/promises']],
  ['withholds', false, ['fs', 'node:fs', 'child_process', 'node:https']],
])('%s modules of Node by name', async (_, isLeft, names) => {
  const codes = await bundle(
    ...names.map(name => `import * as all from '${name}'\nconsole.log(all)`),
  );
  names.forEach((name, index) => {
    expect(codes[index]?.includes(`from "${name}"`)).toBe(isLeft);
    expect(codes[index]?.includes(`"${name}" is not at hand`)).toBe(!isLeft);
  });
});

it('names a package or a file that is missing only when the block runs', async () => {
  const [code] = await bundle("import 'no-such-package'\nimport './no-such-file'");
  expect(code).toContain('Cannot find package "no-such-package"');
  expect(code).toContain('Cannot find "./no-such-file" in the project');
});
