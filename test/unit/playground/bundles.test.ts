import path from 'node:path';
import {cellPage, workerScript} from '@site/theme-plugin/src/playground/build/bundleCell';
import {bundlePackage} from '@site/theme-plugin/src/playground/build/bundlePackages';
import {hashSource} from '@site/theme-plugin/src/node/policy/inlineCode';

const NAMES = ['redux', 'react', 'react-redux', '@reduxjs/toolkit'];
const FOLDER = path.join(process.cwd(), 'examples');

const bundle = (name: string) => bundlePackage(name, NAMES, FOLDER);

it('leaves other packages out, and everything that a package passes on from them in', async () => {
  const {text, imports} = await bundle('@reduxjs/toolkit');
  expect(imports).toEqual(['redux']);
  expect(text).toMatch(/export ?\* ?from ?"playground:redux"/);
  expect(text).not.toContain('from"redux"');
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
