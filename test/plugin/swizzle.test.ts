import fs from 'node:fs';
import path from 'node:path';
import getSwizzleConfig from '../../theme-plugin/src/node/swizzleConfig';

const themeFolder = path.join(__dirname, '../../theme-plugin/src/theme');

it('speaks of every component of the theme, and of no other', () => {
  const components = fs
    .readdirSync(themeFolder, {recursive: true, encoding: 'utf8'})
    .filter(file => /index\.tsx$/.test(file))
    .map(file => path.dirname(file))
    .sort();
  expect(Object.keys(getSwizzleConfig().components)).toEqual(components);
});

it('keeps helpers out of theme/, where each file becomes a public @theme name', () => {
  const others = fs
    .readdirSync(themeFolder, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.[jt]sx?$/.test(file) && !/(^|\/)index\.tsx$/.test(file));
  expect(others).toEqual([]);
});
