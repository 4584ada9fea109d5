import {codeFile} from '@site/theme-plugin/src/shared/code/codeFile';

it.each([
  ['', 'index'],
  ['/', 'index'],
  ['index.html', 'index'],
  ['usage', 'usage'],
  ['usage/', 'usage'],
  ['/usage/nextjs', 'usage/nextjs'],
  ['usage/nextjs.html', 'usage/nextjs'],
  ['usage/index.html', 'usage'],
  ['tutorials/index', 'tutorials/index'],
])('for the page %j is assets/code/%s.json', (path, name) => {
  expect(codeFile(path)).toBe(`assets/code/${name}.json`);
});
