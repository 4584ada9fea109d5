import {linkModules} from '@site/theme-plugin/src/playground/cell/linkModules';

it('puts the addresses of earlier modules into later ones, and names each for stack traces', () => {
  const texts: string[] = [];
  const addresses = linkModules(
    [
      {name: 'redux', text: 'export const createStore = 1'},
      {name: 'a.ts', text: 'import {createStore} from "playground:redux"'},
    ],
    text => `blob:${texts.push(text)}`,
  );
  expect([...addresses]).toEqual([
    ['redux', 'blob:1'],
    ['a.ts', 'blob:2'],
  ]);
  expect(texts[1]).toBe('import {createStore} from "blob:1"\n//# sourceURL=playground:a.ts');
});

it('leaves names of modules alone that are not there', () => {
  let linked = '';
  linkModules([{name: 'a.ts', text: "const text = 'playground:b.ts'"}], text => (linked = text));
  expect(linked).toContain("'playground:b.ts'");
});
