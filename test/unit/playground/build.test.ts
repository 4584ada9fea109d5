import path from 'node:path';
import {cellPage, workerScript} from '@folio/playground/build/bundleCell';
import {bundlePackage} from '@folio/playground/build/bundlePackages';
import {hashSource} from '@folio-pages/policy/inlineCode';
import {
  PLAYGROUND_PACKAGES,
  checkPlaygroundPackages,
} from '@folio/playground/build/checkPlaygroundPackages';
import manifest from '@site/theme-plugin/theme/package.json';
import fs from 'node:fs';
import os from 'node:os';
import type {LoadContext} from '@docusaurus/types';
import {playgroundFeature} from '@folio/playground/build/playgroundFeature';

describe('bundles', () => {
  const NAMES = ['redux', 'react', 'react-redux', '@reduxjs/toolkit'];
  const FOLDER = path.join(process.cwd(), 'examples');

  const bundle = (name: string) => bundlePackage(name, NAMES, FOLDER);

  it('leaves other packages out, and everything that a package passes on from them in', async () => {
    const {text, imports} = await bundle('@reduxjs/toolkit');
    expect(imports).toEqual(['redux']);
    expect(text).toMatch(/export ?\* ?from ?"playground:redux"/);
    expect(text).not.toContain('from"redux"');
  });

  it('gives those who import a package its wrapper, which has the package itself inside', async () => {
    const wrapper = "export * from 'redux'; export const bindActionCreators = 'wrapped';";
    const {text, imports} = await bundlePackage('redux', NAMES, FOLDER, wrapper);
    expect(imports).toEqual([]);
    expect(text).toContain('"wrapped"');
    expect(text).toContain('Expected the root reducer to be a function');
    expect(text).toMatch(/as createStore\b/);
  });

  it('gives a CommonJS package the names of what it exports', async () => {
    const {text} = await bundle('react');
    expect(text).toMatch(/as useState\b/);
    expect(text).toMatch(/as default\b/);
  });

  it('imports what a CommonJS module inside of a package requires', async () => {
    const {text, imports} = await bundle('react-redux');
    expect(imports).toEqual(['react']);
    expect(text).toMatch(/^import \* as required0 from "playground:react"/);
  });

  it('has the messages for development', async () => {
    expect((await bundle('redux')).text).toContain('Expected the root reducer to be a function');
  });

  it('allows the script of the cell, and no request', async () => {
    const page = await cellPage();
    const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? '';
    expect(script).not.toBe('');
    expect(page).toContain(hashSource(script));
    expect(page).toContain("default-src 'none'");
    expect(page).toContain("form-action 'none'");
  });

  it('makes a worker without modules', async () => {
    expect(await workerScript()).not.toMatch(/\bimport ?[{*"]|\bexport ?[{*]/);
  });
});

describe('checkPlaygroundPackages', () => {
  it('accepts a site that has all of the packages, like this one', () => {
    expect(() => checkPlaygroundPackages()).not.toThrow();
  });

  it('names the packages that are missing, and the command that installs them', () => {
    expect(() => checkPlaygroundPackages(name => name !== 'sucrase')).toThrow(
      `The option playground of docusaurus-theme-folio needs packages that aren't installed: sucrase.
Install them with:
  npm install "sucrase@${PLAYGROUND_PACKAGES.sucrase}"
Or set the option to false.`,
    );
  });

  it('asks for the versions that the theme supports', () => {
    expect(manifest.peerDependencies).toMatchObject(PLAYGROUND_PACKAGES);
  });

  it('covers all optional peers of the theme', () => {
    expect(Object.keys(manifest.peerDependenciesMeta).sort()).toEqual(
      Object.keys(PLAYGROUND_PACKAGES).sort(),
    );
  });
});

describe('playgroundFeature', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));

  afterAll(() => fs.rmSync(folder, {recursive: true}));

  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: path.join(folder, 'generated'),
    baseUrl: '/docs/',
  } as LoadContext;

  it('builds and serves nothing if it is off', () => {
    const {feature, definitions, staticFiles} = playgroundFeature(context, false);
    expect(feature).toEqual({});
    expect(staticFiles()).toEqual([]);
    expect(definitions()).toEqual({'process.env.FOLIO_PLAYGROUND': '""'});
  });

  it('writes the cell, the worker, and the packages with hashes in their names', async () => {
    const wrappers = {redux: 'src/samples/playground/watchedRedux.ts'};
    const options = {
      packages: ['redux', '@reduxjs/toolkit'],
      packagesFrom: 'examples',
      wrappers,
    };
    const {feature, staticFiles} = playgroundFeature(context, options);
    await feature.allContentLoaded?.(undefined, {});
    const [{directory = '', publicPath = ''} = {}] = staticFiles();
    expect(publicPath).toBe('/docs/assets/playground');
    const manifest = JSON.parse(
      fs.readFileSync(path.join(directory, '../playground.json'), 'utf8'),
    );
    expect(manifest.cell).toMatch(/^cell\.[\da-f]{8}\.html$/);
    expect(manifest.packages['@reduxjs/toolkit']).toEqual({
      file: expect.stringMatching(/^reduxjs-toolkit\.[\da-f]{8}\.js$/),
      imports: ['redux'],
    });
    const files = Object.values<{file: string}>(manifest.packages).map(({file}) => file);
    const redux = path.join(directory, manifest.packages.redux.file);
    expect(fs.readFileSync(redux, 'utf8')).toContain('__stated.timeline');
    expect(fs.readdirSync(directory).sort()).toEqual(
      [manifest.cell, manifest.worker, ...files].sort(),
    );
  });
});
