import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packTheme, unpack} from '../../scripts/dropin/packTheme';
import {moduleSpecifiers} from '../../theme-plugin/scripts/moduleSpecifiers';

jest.setTimeout(240_000);

const NAME = 'docusaurus-theme-folio';
const root = path.join(__dirname, '../..');
const sources = path.join(root, 'theme-plugin/src');

/** A folder where only the packed theme is installed. All other packages are the project's. */
let site: string;
let installed: string;
let packed: string[];

const read = (file: string): string => fs.readFileSync(path.join(installed, file), 'utf8');

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
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  installed = path.join(site, 'node_modules', NAME);
  unpack(await packTheme(root, site), installed);
  packed = filesIn(installed);
  for (const name of ['@docusaurus', '@types', 'react']) {
    fs.symlinkSync(
      fs.realpathSync(path.join(root, 'node_modules', name)),
      path.join(site, 'node_modules', name),
      'junction',
    );
  }
});

afterAll(() => fs.rmSync(site, {recursive: true, force: true}));

describe('the packed theme', () => {
  it('contains the compiled files, the font, the README, and the licenses, and nothing else', () => {
    const others = packed.filter(file => !file.startsWith('lib/'));
    expect(others).toEqual([
      'LICENSE',
      'README.md',
      'fonts/LICENSE.txt',
      'fonts/folio-text.woff2',
      'package.json',
    ]);
    expect(
      packed.filter(file => /\.test\.|(?:^|\/)tests?\/|__|\.map$|tsconfig/.test(file)),
    ).toEqual([]);
    const unexpected = packed.filter(
      file => !/\.(?:js|d\.ts|css)$/.test(file) && !/^lib\/theme-typescript\/.*\.tsx?$/.test(file),
    );
    expect(unexpected).toEqual(others);
  });

  it('contains all CSS unchanged', () => {
    const styles = filesIn(sources).filter(file => file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(5);
    for (const file of styles) {
      expect(read(`lib/${file}`)).toBe(fs.readFileSync(path.join(sources, file), 'utf8'));
    }
  });
});

describe('modules of the packed theme', () => {
  /** `[file, name]` for every module that a packed file names. */
  const named = (files: RegExp): [string, string][] =>
    packed
      .filter(file => files.test(file))
      .flatMap(file =>
        moduleSpecifiers(read(file)).map(({text}): [string, string] => [file, text]),
      );

  /** Whether a path in the package resolves to a packed file, for scripts or for types. */
  const isPacked = (file: string): boolean =>
    ['', '.js', '.d.ts', '.tsx', '/index.js', '/index.tsx'].some(ending =>
      packed.includes(file + ending),
    );

  it('have no alias that only works in this repository', () => {
    const aliased = named(/\.(?:js|d\.ts|tsx?)$/).filter(([, name]) => name.startsWith('@folio/'));
    expect(aliased).toEqual([]);
  });

  it('all exist', () => {
    const missing = named(/\.(?:js|d\.ts|tsx?)$/).filter(([file, name]) => {
      const target = name.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), name)
        : name.replace(`${NAME}/`, '');
      return (name.startsWith('.') || name.startsWith(NAME)) && !isPacked(target);
    });
    expect(missing).toEqual([]);
  });

  it('are imported through the package by components outside their folder, which may be ejected', () => {
    const leaving = named(/^lib\/theme(?:-typescript)?\/.*\.(?:js|tsx)$/).filter(([file, name]) => {
      const [, folder = ''] = /^(lib\/[^/]+\/)/.exec(file) ?? [];
      return (
        name.startsWith('.') && !path.posix.join(path.posix.dirname(file), name).startsWith(folder)
      );
    });
    expect(leaving).toEqual([]);
  });

  it("are among the package's exports", () => {
    const names = named(/^lib\/theme\/.*\.js$/)
      .map(([, name]) => name)
      .filter(name => name.startsWith(NAME));
    expect(names).toContainEqual(expect.stringMatching(/\.css$/));
    const script = `${JSON.stringify([...new Set(names)])}.forEach(name => require.resolve(name))`;
    execFileSync(process.execPath, ['-e', script], {cwd: site});
  });

  it('come from declared packages', () => {
    const {dependencies, peerDependencies} = JSON.parse(read('package.json'));
    const declared = Object.keys({...dependencies, ...peerDependencies, [NAME]: ''});
    const required = [...read('lib/index.js').matchAll(/require\("([^"]+)"\)/g)].map(
      ([, name = '']): [string, string] => ['lib/index.js', name],
    );
    const undeclared = [...named(/\.(?:js|tsx)$/), ...required].filter(([, name]) => {
      const [scope = '', rest = ''] = name.split('/');
      const packageName = scope.startsWith('@') ? `${scope}/${rest}` : scope;
      // Core provides these by alias: its own client, components, and the site's data.
      const isMadeUp =
        /^(?:@docusaurus\/(?:[A-Z]|use|constants|router|isInternalUrl)|@theme\/|@generated\/|react-loadable$)/.test(
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
    const at = (file: string) => fs.realpathSync(path.join(installed, file));
    expect(resolve(NAME)).toBe(at('lib/index.js'));
    expect(resolve(`${NAME}/code`)).toBe(at('lib/code.js'));
    expect(resolve(`${NAME}/lib/shared/constants`)).toBe(at('lib/shared/constants.js'));
    expect(resolve(`${NAME}/lib/client/toc/buildTocTree`)).toBe(
      at('lib/client/toc/buildTocTree.js'),
    );
    expect(resolve(`${NAME}/package.json`)).toBe(at('package.json'));
    for (const name of ['lib/index.js', 'lib/theme/TOC', 'lib/theme-typescript/TOC', 'README.md']) {
      expect(() => resolve(`${NAME}/${name}`)).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
    }
  });

  it('draws social cards only with packages that the site installs, and says which ones', () => {
    // All other packages of the project, except for the optional peers.
    const linked = path.join(site, 'node_modules/.without-peers');
    const {peerDependenciesMeta} = JSON.parse(read('package.json'));
    const scopes = Object.keys(peerDependenciesMeta).map(name => name.split('/')[0] ?? '');
    fs.mkdirSync(linked);
    for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
      if (!scopes.includes(name)) {
        fs.symlinkSync(path.join(root, 'node_modules', name), path.join(linked, name), 'junction');
      }
    }
    const script = `
      const theme = require('${NAME}').default;
      const load = socialCards => theme({siteConfig: {themeConfig: {}}}, {socialCards}).name;
      const attempt = socialCards => { try { return load(socialCards); } catch (error) { return error.message; } };
      console.log(JSON.stringify([false, {}].map(attempt)));
    `;
    const output = execFileSync(process.execPath, ['--no-warnings', '-e', script], {
      cwd: site,
      encoding: 'utf8',
      env: {...process.env, NODE_PATH: linked},
    });
    expect(JSON.parse(output)).toEqual([
      NAME,
      expect.stringMatching(
        /socialCards of docusaurus-theme-folio needs packages that aren't installed: @fontsource\/source-code-pro, @fontsource\/source-sans-3, @resvg\/resvg-js, satori\.\nInstall/,
      ),
    ]);
  });

  it('has types for the entry that reject wrong options', () => {
    fs.writeFileSync(
      path.join(site, 'consumer.ts'),
      `import themeFolio, {type UserFolioThemeConfig, type UserThemeOptions} from '${NAME}';
import {readLines} from '${NAME}/code';
import {MAX_RESULTS_PER_GROUP_DEFAULT} from '${NAME}/lib/shared/constants';
export const options: UserThemeOptions = {analytics: false};
export const config: UserFolioThemeConfig = {search: {maxResultsPerGroup: MAX_RESULTS_PER_GROUP_DEFAULT}};
export const added: ReadonlySet<number> = readLines('2');
export const plugin: (...args: never[]) => {name: string} = themeFolio;
// @ts-expect-error analytics is off, or an object
export const wrong: UserThemeOptions = {analytics: true};
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
