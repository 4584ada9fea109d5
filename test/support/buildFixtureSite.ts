import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Text of the fixture site's files, by path. */
export type FixtureFiles = Readonly<Record<string, string>>;

export interface FixtureBuild {
  /** Exit code of `docusaurus build`: 0 if the build succeeded. */
  readonly status: number | null;
  /** Everything the build printed, without colors. */
  readonly output: string;
  /** Reads a built page. */
  readonly read: (file: string) => string;
}

const doc = (slug: string, text: string) => `---\nslug: ${slug}\n---\n\n# ${slug}\n\n${text}\n`;

/** The theme as this project's site adds it: from source. `npm run test:dropin` adds the packed one. */
export const THEME = path.join(root, 'theme-plugin/theme/src/index.ts');

/** A minimal site: two docs, preset-classic, and the theme. */
const smallSite: FixtureFiles = {
  'package.json': '{"name": "fixture"}',
  'src/pages/index.md': doc('/', '[First](/first)'),
  'docs/first.md': doc('/first', '[Second](./second.md)'),
  'docs/second.md': doc('/second', '## A part {/* #part */}\n\nText.'),
};

/** Configuration of the fixture site. `overrides` is JavaScript that's spread over it. */
export function fixtureConfig(overrides = '', docs = ''): string {
  return `export default {
    title: 'Fixture', url: 'https://example.com', baseUrl: '/',
    onBrokenLinks: 'throw', onBrokenAnchors: 'throw', onDuplicateRoutes: 'warn',
    future: {v4: true, faster: true},
    presets: [['classic', {docs: {routeBasePath: '/', ${docs}}, blog: false}]],
    themes: [${JSON.stringify(THEME)}],
    ${overrides}
  };`;
}

/**
 * Builds a site in a new temporary folder, outside any repository. The built pages are in its `build` folder.
 *
 * @param files - text of all files, by path
 * @param flags - of `docusaurus build`
 */
export function buildInNewFolder(files: FixtureFiles, flags: readonly string[] = []) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fixture-site-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const {status, stdout, stderr} = spawnSync(process.execPath, [docusaurus, 'build', ...flags], {
    cwd: dir,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', CI: 'true'},
  });
  return {dir, status, output: `${stdout}\n${stderr}`};
}

/**
 * Builds the minimal site with other files, and deletes its folder.
 *
 * @param files - added to the minimal site's files, replacing any with the same path
 */
export function buildFixtureSite(files: FixtureFiles): FixtureBuild {
  const all = {'docusaurus.config.js': fixtureConfig(), ...smallSite, ...files};
  const {dir, status, output} = buildInNewFolder(all, ['--no-minify']);
  const built = new Map<string, string>();
  const outDir = path.join(dir, 'build');
  if (fs.existsSync(outDir)) {
    for (const file of fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
      if (file.endsWith('.html')) {
        built.set(file, fs.readFileSync(path.join(outDir, file), 'utf8'));
      }
    }
  }
  fs.rmSync(dir, {recursive: true, force: true});
  return {status, output, read: file => built.get(file) ?? ''};
}
