/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import {getSwizzleConfig} from '../../theme-plugin/theme/src/node/swizzleConfig';
import {moduleSpecifiers} from '../../theme-plugin/scripts/moduleSpecifiers';

const themeFolder = path.join(__dirname, '../../theme-plugin/theme/src/theme');

const files = fs.readdirSync(themeFolder, {recursive: true, encoding: 'utf8'});
const components = files
  .filter(file => /index\.tsx$/.test(file))
  .map(file => path.dirname(file))
  .sort();

/** Whether a component imports from outside `theme/`. Only the entry for components is public there. */
function usesInternals(component: string): boolean {
  const folder = path.join(themeFolder, component);
  return moduleSpecifiers(fs.readFileSync(path.join(folder, 'index.tsx'), 'utf8')).some(
    ({text}) =>
      /^docusaurus-(?:plugin|theme)-folio(?!\/client$)/.test(text) ||
      (text.startsWith('.') &&
        path.relative(themeFolder, path.join(folder, text)).startsWith(`..${path.sep}`)),
  );
}

it('covers every component of the theme and no others', () => {
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual(components);
});

it("marks ejecting as unsafe only for components that import the theme's internals", () => {
  const unsafe = Object.entries(getSwizzleConfig().components)
    .filter(([, {actions}]) => actions.eject !== 'safe')
    .map(([name]) => name)
    .sort();
  expect(unsafe).toEqual(components.filter(usesInternals));
  expect(unsafe.length).toBeGreaterThan(0);
});

it("forbids wrapping only for modules that aren't components", () => {
  const forbidden = Object.entries(getSwizzleConfig().components)
    .filter(([, {actions}]) => actions.wrap !== 'safe')
    .map(([name]) => name)
    .sort();
  const others = components.filter(component => {
    const {default: value} = jest.requireActual(path.join(themeFolder, component));
    // `memo` and the like return objects that React marks.
    return typeof value !== 'function' && !('$$typeof' in value);
  });
  expect(forbidden).toEqual(others);
});

it('keeps helpers out of theme/, where each file becomes a public @theme name', () => {
  const others = files.filter(file => /\.[jt]sx?$/.test(file) && !/(^|\/)index\.tsx$/.test(file));
  expect(others).toEqual([]);
});
