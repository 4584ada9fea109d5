import path from 'node:path';
import {cellPage, workerScript} from '@folio-playground/build/bundleCell';
import {bundlePackage} from '@folio-playground/build/bundlePackages';
import {hashSource} from '@folio-pages/policy/inlineCode';
import fs from 'node:fs';
import os from 'node:os';
import type {LoadContext} from '@docusaurus/types';
import folioPlayground from '@folio-playground/index';
import {validateOptions} from '@folio-playground/options';

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

describe('the plugin', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));

  afterAll(() => fs.rmSync(folder, {recursive: true}));

  const context = {
    siteDir: process.cwd(),
    generatedFilesDir: path.join(folder, 'generated'),
    baseUrl: '/docs/',
  } as LoadContext;

  it('writes the cell, the worker, and the packages with hashes in their names', async () => {
    const wrappers = {redux: 'src/samples/playground/watchedRedux.ts'};
    const packages = ['redux', '@reduxjs/toolkit'];
    const options = validate({packages, packagesFrom: 'examples', wrappers});
    const plugin = folioPlayground(context, options);
    await plugin.allContentLoaded?.({} as never);
    const outDir = path.join(folder, 'build');
    await plugin.postBuild?.({outDir} as never);
    const manifest = JSON.parse(
      fs.readFileSync(
        path.join(context.generatedFilesDir, 'docusaurus-theme-folio-playground/manifest.json'),
        'utf8',
      ),
    );
    expect(manifest.cell).toMatch(/^cell\.[\da-f]{8}\.html$/);
    expect(manifest.packages['@reduxjs/toolkit']).toEqual({
      file: expect.stringMatching(/^reduxjs-toolkit\.[\da-f]{8}\.js$/),
      imports: ['redux'],
    });
    const files = Object.values<{file: string}>(manifest.packages).map(({file}) => file);
    const directory = path.join(outDir, 'assets/playground');
    const redux = path.join(directory, manifest.packages.redux.file);
    expect(fs.readFileSync(redux, 'utf8')).toContain('__stated.timeline');
    expect(fs.readdirSync(directory).sort()).toEqual(
      [manifest.cell, manifest.worker, ...files].sort(),
    );
  });

  it('serves its files in development, and only then', () => {
    const {configureWebpack} = folioPlayground(context, validate({}));
    const configOf = (mode: string, isServer: boolean) =>
      configureWebpack?.({mode} as never, isServer, {} as never, {staticComponents: ''});
    expect(configOf('development', false)).toEqual({
      devServer: {static: [expect.objectContaining({publicPath: '/docs/assets/playground'})]},
    });
    expect([configOf('production', false), configOf('development', true)]).toEqual([{}, {}]);
  });
});

type Options = Parameters<typeof validateOptions>[0];

function validate(options: object) {
  return validateOptions({options} as unknown as Options);
}

it('has defaults for all options, and takes entries of packages', () => {
  expect(validate({})).toEqual({id: 'default', packages: [], packagesFrom: '.', wrappers: {}});
  const packages = ['redux', '@reduxjs/toolkit/query/react', 'react/jsx-runtime'];
  const wrappers = {'@reduxjs/toolkit': './src/toolkit.ts'};
  expect(validate({packages, wrappers})).toMatchObject({packages, wrappers});
});

it.each([
  [
    {packages: ['../redux']},
    'packages.0 is "../redux". Valid: a list of the names of packages such as ["react", "react/jsx-runtime"].',
  ],
  [
    {packagesFrom: ''},
    'packagesFrom is "". Valid: the path of a folder such as "." (the default).',
  ],
  [
    {wrappers: 'redux'},
    'wrappers is "redux". Valid: an object of files by package such as {redux: "./src/redux.ts"}.',
  ],
])('rejects %j, naming the option, its place, and the valid values', (options, message) => {
  expect(() => validate(options)).toThrow(`themes → docusaurus-theme-folio-playground.${message}`);
});
