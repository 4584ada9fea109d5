import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {wireit} from '@site/package.json';

interface Script {
  readonly command?: string;
  readonly files?: readonly string[];
  /** Without it, the script runs every time. */
  readonly output?: readonly string[];
  readonly dependencies?: readonly (string | {script: string; cascade: boolean})[];
}

const ROOT = path.join(__dirname, '../../../..');
const scripts: Readonly<Record<string, Script>> = wireit;

const tracked = execFileSync('git', ['ls-files'], {cwd: ROOT, encoding: 'utf8'})
  .split('\n')
  .filter(file => file !== '' && fs.lstatSync(path.join(ROOT, file), {throwIfNoEntry: false}));

/** Whether a script, or one that it depends on, lists a file or its folder. A later pattern overrides an earlier one. */
function reads(name: string, file: string): boolean {
  const {files = [], dependencies = []} = scripts[name] ?? {};
  const match = files.findLast(pattern => `${file}/`.startsWith(`${pattern.replace('!', '')}/`));
  return (
    (match !== undefined && !match.startsWith('!')) ||
    dependencies.some(dependency => typeof dependency === 'string' && reads(dependency, file))
  );
}

/** The project's own files that a command starts with: programs, configurations, and tests. */
function startsWith(command: string): string[] {
  const [program = '', ...args] = command.split(' ');
  const named = args.map(arg => arg.replace('--config=', ''));
  const matching = (flag: RegExp) =>
    args.filter(arg => flag.test(arg)).map(arg => new RegExp(arg.replace(/.*=/, '')));
  return tracked.filter(file => {
    if (/playwright test|test-dropin/.test(command) && /\.spec\.ts$/.test(file)) {
      return file.startsWith(command.includes('test-dropin') ? 'test/dropin/' : 'test/e2e/');
    }
    if (program === 'jest' && /\.test\.tsx?$/.test(file)) {
      return (
        matching(/^[^-]/).some(pattern => pattern.test(file)) &&
        !matching(/IgnorePatterns=/).some(pattern => pattern.test(file))
      );
    }
    return /\.(?:ts|mjs)$/.test(file) && named.includes(file);
  });
}

/** The project's files that these import, directly or indirectly. */
async function importedFrom(entryPoints: string[]): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    packages: 'external',
    alias: {
      '@site': '.',
      '@folio': './theme-plugin/theme/src',
      '@folio-pages': './theme-plugin/pages/src',
      '@folio-search': './theme-plugin/search/src',
      'docusaurus-plugin-folio-pages': './theme-plugin/pages/src',
      'docusaurus-theme-folio-search': './theme-plugin/search/src',
    },
    external: ['@docusaurus/*', '@generated/*', '@theme/*'],
    loader: {'.css': 'empty', '.svg': 'empty', '.woff2': 'empty'},
  });
  return Object.keys(metafile.inputs);
}

it('each listed file exists', () => {
  const listed = Object.values(scripts).flatMap(({files = []}) => files);
  const missing = listed
    .map(file => file.replace('!', ''))
    .filter(
      file => !/node_modules|(?:dist|lib)$/.test(file) && !fs.existsSync(path.join(ROOT, file)),
    );
  expect(missing).toEqual([]);
});

it('each file of the project is listed, so that the spelling in all of them is checked', () => {
  const unlisted = tracked.filter(file => !reads('spelling', file));
  expect(unlisted).toEqual(['package-lock.json']);
});

it.each(
  Object.entries(scripts)
    .filter(([, {output}]) => output)
    .map(([name, {command = ''}]): [string, string[]] => [name, startsWith(command)])
    .filter(([, files]) => files.length > 0),
)('"%s" lists all that it imports', async (name, files) => {
  const imported = await importedFrom(files);
  expect(imported).toEqual(expect.arrayContaining(files));
  expect(imported.filter(file => !reads(name, file))).toEqual([]);
});
