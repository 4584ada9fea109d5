// cspell:ignore tssrc -- two paths without a space

import type {Directive} from '@site/src/samples/remark/mdxNodes';
import {textOf} from '@site/src/samples/remark/mdxNodes';
import {deletedFiles} from '@site/src/tutorials/directives/deletedFiles';
import type {PageApps} from '@site/src/tutorials/directives/PageApps';

const BEFORE = ['src/post/one.ts', 'src/post/two.ts', 'src/posts.ts', 'src/postBox/a.ts'];
const AFTER = ['src/posts.ts', 'src/postBox/a.ts', 'src/new.ts'];

/** What a page shows if a part has these files before and after, and the page lists these paths. */
function show(before: readonly string[], after: readonly string[], ...listed: string[]): string {
  const apps = {
    reader: {list: () => new Map(after.map(file => [file, '']))},
    start: {list: () => before},
  } as unknown as PageApps;
  const list = {
    type: 'list',
    children: listed.map(value => ({
      type: 'listItem',
      children: [{type: 'paragraph', children: [{type: 'inlineCode', value}]}],
    })),
  };
  const directive = {
    type: 'containerDirective',
    name: 'deletefiles',
    attributes: {app: 'essentials/3'},
    children: listed.length > 0 ? [list] : [],
  };
  return textOf(deletedFiles(directive as unknown as Directive, apps) as never);
}

it('lists all removed files, or those that the page lists', () => {
  expect(show(BEFORE, AFTER)).toBe('src/post/one.tssrc/post/two.ts');
  expect(show(BEFORE, AFTER, 'src/post/two.ts')).toBe('src/post/two.ts');
});

it('lists a folder that ends up empty, whatever begins with its name', () => {
  expect(show(BEFORE, AFTER, 'src/post')).toBe('src/post');
});

it.each([
  ['a folder that keeps a file', ['src/post/one.ts', 'src/posts.ts'], 'src/post'],
  ['a file that stays', AFTER, 'src/posts.ts'],
  ['a folder whose name only begins like a removed file', AFTER, 'src/po'],
  ['a file that never was', AFTER, 'src/post/three.ts'],
])('fails for %s', (_, after, listed) => {
  expect(() => show(BEFORE, after, listed)).toThrow(`does not remove ${listed}.`);
});

it('fails if nothing is removed', () => {
  expect(() => show(BEFORE, [...BEFORE, 'src/new.ts'])).toThrow('removes no file.');
});
