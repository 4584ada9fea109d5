import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Text of the fixture site's files, by path. */
export type FixtureFiles = Readonly<Record<string, string>>;

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

/** A site in a new temporary folder, outside any repository. Built pages are in its `build` folder. */
export interface FixtureSite {
  readonly dir: string;
  readonly write: (files: FixtureFiles) => void;
  /** Reads a built page. */
  readonly read: (file: string) => string;
  /**
   * Runs `docusaurus build`.
   *
   * @returns its exit code, and everything that it printed, without colors
   */
  readonly build: (
    flags?: readonly string[],
    env?: NodeJS.ProcessEnv,
  ) => {status: number | null; output: string};
}

export function createSite(files: FixtureFiles): FixtureSite {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fixture-site-'));
  const write = (written: FixtureFiles) => {
    for (const [file, text] of Object.entries(written)) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      fs.writeFileSync(path.join(dir, file), text);
    }
  };
  write(files);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return {
    dir,
    write,
    read: file => fs.readFileSync(path.join(dir, 'build', file), 'utf8'),
    build: (flags = [], env = {}) => {
      const {status, stdout, stderr} = spawnSync(
        process.execPath,
        [docusaurus, 'build', ...flags],
        {
          cwd: dir,
          encoding: 'utf8',
          env: {
            ...process.env,
            NODE_ENV: 'production',
            NO_COLOR: '1',
            FORCE_COLOR: '0',
            CI: 'true',
            ...env,
          },
        },
      );
      return {status, output: `${stdout}\n${stderr}`};
    },
  };
}

/** The minimal site with other files, which replace any with the same path. */
export const createSmallSite = (files: FixtureFiles): FixtureSite =>
  createSite({'docusaurus.config.js': fixtureConfig(), ...smallSite, ...files});
