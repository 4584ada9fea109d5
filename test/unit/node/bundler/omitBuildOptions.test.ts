import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {omitBuildOptions} from '@site/theme-plugin/src/node/bundler/omitBuildOptions';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const SITE = {
  title: 'Garden',
  baseUrl: '/garden/',
  customFields: {season: 'spring'},
  themeConfig: {navbar: {title: 'Garden'}},
  future: {
    experimental_router: 'browser',
    experimental_vcs: {},
    faster: {rspackBundler: true},
    v4: {useCssCascadeLayers: true},
  },
  markdown: {format: 'mdx'},
  onBrokenLinks: 'throw',
  presets: [['classic', {docs: {path: '/home/gardener/docs'}}]],
  plugins: [['plugin', {folder: '/home/gardener'}]],
  themes: ['theme'],
  staticDirectories: ['/home/gardener/static'],
} as unknown as DocusaurusConfig;

it('keeps what components read, and leaves out the options of plugins and of the build', () => {
  const [[source, target] = []] = Object.entries(omitBuildOptions(dir, SITE));
  expect(source).toBe(`${path.join(dir, 'docusaurus.config')}$`);
  const text = fs.readFileSync(target ?? '', 'utf8');
  expect(JSON.parse(text.replace(/^export default |;\n$/g, ''))).toEqual({
    title: 'Garden',
    baseUrl: '/garden/',
    customFields: {season: 'spring'},
    themeConfig: {navbar: {title: 'Garden'}},
    future: {experimental_router: 'browser'},
  });
});
