import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {ARTICLE_SPECS, ARTICLE_TESTS, VISITED_ARTICLES} from '@site/scripts/test/articleTests';
import {steps} from '@site/scripts/test/steps';
import {TOOL_TESTS} from '@site/scripts/test/toolTests';
import type {Step} from '@site/scripts/test/Step';

const ROOT = path.join(__dirname, '../../../..');

/** The project's own files that a step starts with. */
function programsOf({command}: Step): string[] {
  const names = command.map(part => part.replace('--config=', ''));
  return names.flatMap(name => {
    const file = path.join(ROOT, name);
    if (command[0] === 'jest' && fs.existsSync(file)) {
      return testsIn(name);
    }
    return /^[^-].*\.(?:ts|mjs)$/.test(name) ? [name] : [];
  });
}

const testsIn = (place: string) =>
  fs.statSync(path.join(ROOT, place)).isFile() ? [place] : testsInFolder(place);

const testsInFolder = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter(file => /\.(?:test|spec)\.tsx?$/.test(file))
    .map(file => path.join(folder, file));

/** The project's files that these import, directly or indirectly. */
async function importedFrom(programs: string[]): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: programs,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    packages: 'external',
    alias: {'@site': '.'},
    external: ['@docusaurus/*', '@generated/*', '@theme/*'],
    loader: {'.css': 'empty'},
  });
  return Object.keys(metafile.inputs);
}

const programs: Readonly<Record<string, () => string[]>> = {
  dropin: () => [...testsIn('test/dropin'), 'scripts/test-dropin.ts'],
  browser: () => testsIn('test/e2e').filter(file => !ARTICLE_SPECS.includes(file)),
  'browser-articles': () => ARTICLE_SPECS,
};

const started = steps
  .map((step): [string, Step, string[]] => [
    step.name,
    step,
    programs[step.name]?.() ?? programsOf(step),
  ])
  .filter(([, , files]) => files.length > 0);

it.each([...ARTICLE_TESTS, ...TOOL_TESTS, ...ARTICLE_SPECS, ...VISITED_ARTICLES])(
  '%s exists',
  file => {
    expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
  },
);

describe('what a step ignores', () => {
  it.each(steps.map((step): [string, Step] => [step.name, step]))('%s: exists', (_name, step) => {
    const missing = [...(step.ignores ?? []), ...(step.reads ?? [])].filter(
      name => !fs.existsSync(path.join(ROOT, name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(started)("%s: isn't imported", async (_name, {ignores = []}, files) => {
    const imported = await importedFrom(files);
    expect(imported).toEqual(expect.arrayContaining(files));
    const ignored = imported.filter(file =>
      ignores.some(name => file === name || file.startsWith(`${name}/`)),
    );
    expect(ignored).toEqual([]);
  });
});
