import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {chooseSpecs} from './test/chooseSpecs';

/**
 * Runs browser tests, as far as they can see what has changed since they last passed.
 *
 *     tsx scripts/test-browser.ts COMMAND [ARGUMENT]…
 *
 * The command gets the test files as further arguments, and the variable `ARTICLES` has the paths of the articles that
 * tests of every article are limited to, separated by commas. Both are empty if the command has to run everything.
 */
const RECORD = '.cache/test/browser.json';

const SPECS = 'test/e2e';

/** What the site is built from, and what tests it, as patterns for Git. */
const READ = [
  ...['docs', 'examples', 'scripts', 'src', 'static', 'theme-plugin', SPECS, 'test/support'],
  ...[':(glob)*.json', ':(glob)*.ts', '.htmlvalidate.mjs', ':!cspell.json'],
];

const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/** Hashes by path, or by a name of what isn't a file. */
type Hashes = Readonly<Record<string, string>>;

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

function readHashes(): Hashes {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...READ];
  const listed = execFileSync('git', args, {encoding: 'utf8'}).split('\0').filter(Boolean);
  const files = [...listed, 'node_modules/.package-lock.json'].filter(file => fs.existsSync(file));
  return Object.fromEntries([
    ['settings of the system', hash(process.env.SURROUNDINGS ?? '')],
    ...files.flatMap(file => {
      const content = fs.readFileSync(file);
      const [frontMatter] =
        FRONT_MATTER.exec(file.startsWith('docs/') ? String(content) : '') ?? [];
      return [
        [file, hash(content)],
        // Other pages show it, too.
        ...(frontMatter === undefined ? [] : [[`front matter of ${file}`, hash(frontMatter)]]),
      ];
    }),
  ]);
}

const SUPPORT = /'\.\.\/support\/(\w+)'/g;

/** Test files, with the helpers that they import, because some of these name the routes. */
function readSpecs(): Record<string, string> {
  const names = fs.readdirSync(SPECS).filter(name => name.endsWith('.spec.ts'));
  return Object.fromEntries(
    names.map(name => {
      const text = fs.readFileSync(path.join(SPECS, name), 'utf8');
      const helpers = Array.from(text.matchAll(SUPPORT), ([, helper]) =>
        fs.readFileSync(`test/support/${helper}.ts`, 'utf8'),
      );
      return [name, [text, ...helpers].join('\n')];
    }),
  );
}

const [command = 'true', ...args] = process.argv.slice(2);
const now = readHashes();
const before: Hashes = fs.existsSync(RECORD) ? JSON.parse(fs.readFileSync(RECORD, 'utf8')) : {};
const changed = Object.keys({...before, ...now}).filter(file => before[file] !== now[file]);
const {specs, articles} = chooseSpecs(changed, readSpecs());
const {status} = spawnSync(command, [...args, ...specs.map(name => `${SPECS}/${name}`)], {
  env: {...process.env, ARTICLES: articles.join(',')},
  stdio: 'inherit',
  // On Windows, programs of packages are .cmd files, which need a shell.
  shell: process.platform === 'win32',
});
if (status === 0) {
  fs.mkdirSync(path.dirname(RECORD), {recursive: true});
  fs.writeFileSync(RECORD, JSON.stringify(now));
}
process.exitCode = status ?? 1;
