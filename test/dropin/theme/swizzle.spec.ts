import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {docusaurus} from '../../../scripts/dropin/docusaurus';
import {makeSite} from '../../../scripts/dropin/makeSite';
import {THEME} from '../../../scripts/dropin/sites';
import {expect, INSTALLED_THEME, NEWEST_DIR, test} from './dropinSite';

const ROOT = path.join(__dirname, '../../..');
const site = path.join(NEWEST_DIR, 'swizzled');
const themeFolder = path.join(site, 'src/theme');

/** Stock components that share a context with the theme's. */
const STOCK = ['DocBreadcrumbs', 'DocItem/Footer', 'TabItem', 'Tabs'];

/** Puts a marker in a copied component, to look for in the built scripts. */
function mark(file: string, text: string): void {
  fs.appendFileSync(path.join(themeFolder, file), `\nReflect.set(globalThis, '${text}', true);\n`);
}

/** The errors that TypeScript finds in the site. */
function typeErrors(): string {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '--noEmit', '-p', site], {encoding: 'utf8'}).stdout;
}

test.describe.configure({mode: 'serial'});

test.beforeAll(() => {
  // With webpack, which compiles the copied components for the oldest browsers.
  makeSite({root: ROOT, dir: site, tested: 'theme', bundler: 'webpack'});
});

test('`swizzle --list` shows every component of the theme', async () => {
  const listed = await docusaurus(site, 'swizzle', THEME, '--list', '--javascript');
  const components = fs
    .readdirSync(path.join(INSTALLED_THEME, 'lib/theme'), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.js'))
    .map(file => file.replace(/(?:\/index)?\.js$/, ''));
  expect(components.length).toBeGreaterThan(5);
  for (const component of components) {
    expect(listed).toMatch(new RegExp(`[^\\w/]${component}[^\\w/]`));
  }
});

test('a component can be ejected as JavaScript', async () => {
  await docusaurus(site, 'swizzle', THEME, 'SkipToContent', '--eject', '--javascript', '--danger');
  expect(fs.readdirSync(path.join(themeFolder, 'SkipToContent')).sort()).toEqual([
    'index.js',
    'styles.module.css',
  ]);
  const source = fs.readFileSync(path.join(themeFolder, 'SkipToContent/index.js'), 'utf8');
  expect(source, 'JSX is left as people write it').toMatch(/<a\b/);
  mark('SkipToContent/index.js', 'ejectedJavaScript');
});

test('a component can be ejected as TypeScript', async () => {
  await docusaurus(
    site,
    'swizzle',
    THEME,
    'NotFound/Content',
    '--eject',
    '--typescript',
    '--danger',
  );
  expect(fs.readdirSync(path.join(themeFolder, 'NotFound/Content'))).toContain('index.tsx');
  mark('NotFound/Content/index.tsx', 'ejectedTypeScript');
});

test('a component can be wrapped', async () => {
  await docusaurus(site, 'swizzle', THEME, 'SearchBar', '--wrap', '--typescript', '--danger');
  mark('SearchBar/index.tsx', 'wrapped');
});

for (const name of STOCK) {
  test(`theme-classic's ${name} can be ejected beside this theme's components`, async () => {
    const args = ['--eject', '--javascript', '--danger'];
    await docusaurus(site, 'swizzle', '@docusaurus/theme-classic', name, ...args);
    mark(`${name}/index.js`, `stock ${name}`);
  });
}

test('every component can be ejected without type errors', () => {
  // The same as `swizzle --eject --typescript`, for all components that weren't copied above.
  fs.cpSync(path.join(INSTALLED_THEME, 'lib/theme-typescript'), themeFolder, {
    recursive: true,
    force: false,
    filter: (_source, target) => !fs.existsSync(target) || fs.statSync(target).isDirectory(),
  });
  for (const name of ['SkipToContent', ...STOCK]) {
    fs.rmSync(path.join(themeFolder, name, 'index.tsx'), {force: true});
  }
  fs.writeFileSync(
    path.join(site, 'tsconfig.json'),
    JSON.stringify({
      extends: '@docusaurus/tsconfig',
      compilerOptions: {
        // TypeScript 6 rejects the "baseUrl" that Docusaurus still sets.
        baseUrl: null,
        strict: true,
        types: ['@docusaurus/module-type-aliases', '@docusaurus/preset-classic', THEME],
      },
      include: ['src/theme'],
    }),
  );
  expect(typeErrors()).toBe('');
});

test('a site with every component ejected still builds', async () => {
  await docusaurus(site, 'build', '--locale', 'en', '--no-minify');
  const scripts = path.join(site, 'build/assets/js');
  const built = fs
    .readdirSync(scripts)
    .map(file => fs.readFileSync(path.join(scripts, file), 'utf8'));
  const stock = STOCK.map(name => `stock ${name}`);
  for (const text of ['ejectedJavaScript', 'ejectedTypeScript', 'wrapped', ...stock]) {
    expect(
      built.some(script => script.includes(text)),
      text,
    ).toBe(true);
  }
  expect(fs.readFileSync(path.join(site, 'build/index.html'), 'utf8')).toContain(
    'Skip to main content',
  );
});
