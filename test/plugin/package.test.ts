import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packPackages, unpack} from '../../scripts/dropin/packPackages';
import {moduleSpecifiers} from '../../theme-plugin/scripts/moduleSpecifiers';
import {PACKAGES} from '../../theme-plugin/scripts/packages';

jest.setTimeout(900_000);

const NAME = 'docusaurus-theme-folio';
const root = path.join(__dirname, '../..');

/** A folder where only the packed packages are installed. All others are the project's. */
const site = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
const folderOf = (name: string): string => path.join(site, 'node_modules', name);

const read = (name: string, file: string): string =>
  fs.readFileSync(path.join(folderOf(name), file), 'utf8');

/** Paths of all files in a folder, with forward slashes. */
function filesIn(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map(file => file.split(path.sep).join('/'))
    .sort();
}

beforeAll(async () => {
  const tarballs = await packPackages(root, path.join(site, 'packed'));
  for (const [name, file] of Object.entries(tarballs)) {
    unpack(file, folderOf(name));
  }
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.') && !fs.existsSync(folderOf(name))) {
      fs.symlinkSync(path.join(root, 'node_modules', name), folderOf(name), 'junction');
    }
  }
});

afterAll(() => fs.rmSync(site, {recursive: true, force: true}));

describe.each(PACKAGES)('the packed $name', ({name: NAME, root: folder}) => {
  const sources = path.join(folder, 'src');
  let packed: string[];

  beforeAll(() => {
    packed = filesIn(folderOf(NAME));
  });

  /** `[file, name]` for every module that a packed file names. */
  const named = (files: RegExp): [string, string][] =>
    packed
      .filter(file => files.test(file))
      .flatMap(file =>
        moduleSpecifiers(read(NAME, file)).map(({text}): [string, string] => [file, text]),
      );

  it('contains the compiled files, fonts, the README, the changelog, and the licenses, and nothing else', () => {
    const others = packed.filter(file => !file.startsWith('lib/'));
    const fonts = fs.existsSync(path.join(folder, 'fonts'))
      ? ['fonts/LICENSE.txt', 'fonts/folio-text.woff2']
      : [];
    expect(others).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', ...fonts, 'package.json']);
    expect(
      packed.filter(file => /\.test\.|(?:^|\/)tests?\/|__|\.map$|tsconfig/.test(file)),
    ).toEqual([]);
    const unexpected = packed.filter(
      file => !/\.(?:js|d\.ts|css)$/.test(file) && !/^lib\/theme-typescript\/.*\.tsx?$/.test(file),
    );
    expect(unexpected).toEqual(others);
  });

  it('contains all CSS unchanged', () => {
    for (const file of filesIn(sources).filter(file => file.endsWith('.css'))) {
      expect(read(NAME, `lib/${file}`)).toBe(fs.readFileSync(path.join(sources, file), 'utf8'));
    }
  });

  it('names only modules that exist, and none by an alias that only works in this repository', () => {
    const isPacked = (file: string): boolean =>
      ['', '.js', '.d.ts', '.tsx', '/index.js', '/index.tsx'].some(ending =>
        packed.includes(file + ending),
      );
    const all = named(/\.(?:js|d\.ts|tsx?)$/);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(([, name]) => name.startsWith('@folio'))).toEqual([]);
    const missing = all.filter(([file, name]) => {
      const target = name.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), name)
        : name.replace(`${NAME}/`, '');
      return (name.startsWith('.') || name.startsWith(`${NAME}/lib/`)) && !isPacked(target);
    });
    expect(missing).toEqual([]);
  });

  it('has components, which may be ejected, import by its name what is outside of their folder', () => {
    const leaving = named(/^lib\/theme(?:-typescript)?\/.*\.(?:js|tsx)$/).filter(([file, name]) => {
      const [, start = ''] = /^(lib\/[^/]+\/)/.exec(file) ?? [];
      return (
        name.startsWith('.') && !path.posix.join(path.posix.dirname(file), name).startsWith(start)
      );
    });
    expect(leaving).toEqual([]);
  });

  it('exports what its components and other packages import', () => {
    const names = PACKAGES.flatMap(found =>
      filesIn(folderOf(found.name))
        .filter(file =>
          found.name === NAME ? /^lib\/theme\/.*\.js$/.test(file) : file.endsWith('.js'),
        )
        .flatMap(file => moduleSpecifiers(read(found.name, file)).map(({text}) => text)),
    ).filter(name => name.startsWith(`${NAME}/`));
    const script = `${JSON.stringify([...new Set(names)])}.forEach(name => require.resolve(name))`;
    execFileSync(process.execPath, ['-e', script], {cwd: site});
  });

  it('imports declared packages only', () => {
    const {dependencies, optionalDependencies, peerDependencies} = JSON.parse(
      read(NAME, 'package.json'),
    );
    const declared = Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      [NAME]: '',
    });
    const required = [...read(NAME, 'lib/index.js').matchAll(/require\("([^"]+)"\)/g)].map(
      ([, name = '']): [string, string] => ['lib/index.js', name],
    );
    const undeclared = [...named(/\.(?:js|tsx)$/), ...required].filter(([, name]) => {
      const [scope = '', rest = ''] = name.split('/');
      const packageName = scope.startsWith('@') ? `${scope}/${rest}` : scope;
      // Core provides these by alias: its own client, components, and the site's data.
      const isMadeUp =
        /^(?:@docusaurus\/(?:[A-Z]|use|constants|router|isInternalUrl)|@theme(?:-init)?\/|@generated\/|react-loadable$)/.test(
          name,
        );
      return !/^(?:\.|node:)/.test(name) && !isMadeUp && !declared.includes(packageName);
    });
    expect(undeclared).toEqual([]);
  });
});

describe('an installation of the packed theme', () => {
  const resolve = (name: string): string =>
    execFileSync(process.execPath, ['-p', `require.resolve(${JSON.stringify(name)})`], {
      cwd: site,
      encoding: 'utf8',
    }).trim();

  it('resolves the plugin and whatever components import, and nothing else', () => {
    const at = (file: string) => fs.realpathSync(path.join(folderOf(NAME), file));
    expect(resolve(NAME)).toBe(at('lib/index.js'));
    expect(resolve(`${NAME}/code`)).toBe(at('lib/code.js'));
    expect(resolve(`${NAME}/lib/client/toc/buildTocTree`)).toBe(
      at('lib/client/toc/buildTocTree.js'),
    );
    expect(resolve(`${NAME}/package.json`)).toBe(at('package.json'));
    for (const name of ['lib/index.js', 'lib/theme/TOC', 'lib/theme-typescript/TOC', 'README.md']) {
      expect(() => resolve(`${NAME}/${name}`)).toThrow(
        /ERR_PACKAGE_PATH_NOT_EXPORTED|MODULE_NOT_FOUND/,
      );
    }
  });

  it('loads in Node', () => {
    const script = `
      const names = ['docusaurus-plugin-folio-pages', '${NAME}', '${NAME}-playground'];
      const [pages, theme, playground] = names.map(name => require(name).default);
      const context = {siteConfig: {themeConfig: {}}, generatedFilesDir: '.'};
      console.log(pages(context, {socialCards: {}}).name, theme(context, {}).name, playground(context, {}).name);
    `;
    const output = execFileSync(process.execPath, ['--no-warnings', '-e', script], {
      cwd: site,
      encoding: 'utf8',
    });
    expect(output.trim()).toBe(`docusaurus-plugin-folio-pages ${NAME} ${NAME}-playground`);
  });

  it('has types for the entry that reject wrong options', () => {
    fs.writeFileSync(
      path.join(site, 'consumer.ts'),
      `import themeFolio, {type UserFolioThemeConfig, type UserThemeOptions} from '${NAME}';
import type {UserPagesOptions} from 'docusaurus-plugin-folio-pages';
import {readLines} from '${NAME}/code';
export const options: UserThemeOptions = {infima: false};
export const config: UserFolioThemeConfig = {search: {maxResultsPerGroup: 5}};
export const added: ReadonlySet<number> = readLines('2');
export const plugin: (...args: never[]) => {name: string} = themeFolio;
// @ts-expect-error Infima is on or off
export const wrong: UserThemeOptions = {infima: 'none'};
export const pages: UserPagesOptions = {markdown: true};
`,
    );
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const flags =
      '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --jsx preserve';
    const {stdout} = spawnSync(process.execPath, [tsc, ...flags.split(' '), 'consumer.ts'], {
      cwd: site,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});
