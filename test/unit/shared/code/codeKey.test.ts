import {codeKey} from '@site/theme-plugin/src/shared/code/codeKey';
import {sourceOf} from './support/sourceOf';

it('is the same for the same block, and fits into an attribute without quotes', () => {
  expect(codeKey(sourceOf('const a = 1'))).toBe(codeKey(sourceOf('const a = 1')));
  expect(codeKey(sourceOf('const a = 1'))).toMatch(/^[a-z\d]{8,}$/);
});

it('differs whenever the HTML may differ', () => {
  const blocks = [
    sourceOf('a'),
    sourceOf('b'),
    sourceOf('a', {language: 'js'}),
    sourceOf('a', {metastring: '{1}'}),
    sourceOf('a', {isNumbered: true}),
    sourceOf('ab'),
    sourceOf('ba'),
  ];
  expect(new Set(blocks.map(codeKey)).size).toBe(blocks.length);
});

it('distinguishes ten thousand similar blocks', () => {
  const keys = Array.from({length: 10_000}, (_, i) => codeKey(sourceOf(`const a = ${i};\n`)));
  expect(new Set(keys).size).toBe(keys.length);
});
