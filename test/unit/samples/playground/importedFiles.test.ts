import {readMarks} from '@site/src/samples/pages/readMarks';
import {filesOf} from '@site/src/samples/playground/importedFiles';
import {buildProjects} from '@site/src/samples/projects/projects';
import type {Fence} from '@site/src/samples/Fence';

/** The files that the first of these imports, by title, or why it can't run in a browser. */
function read(files: Record<string, string>): readonly string[] | string {
  const fences = Object.entries(files).map(([title, text], index): Fence => {
    const {marks} = readMarks('ts', `title="${title}"`);
    return {page: 'docs/a.md', line: 10 * index, lang: 'ts', code: text.split('\n'), marks};
  });
  const [entry] = buildProjects(
    [{path: 'docs/a.md', fences, exercises: [], faults: []}],
    '/packages',
  ).samples;
  const found = entry ? filesOf(entry) : 'no file';
  return typeof found === 'string' ? found : found.map(({fence}) => fence.marks.title ?? '');
}

const use = (...names: string[]) =>
  names.map(name => `import {${name}} from './${name}'\n${name}()`).join('\n');
const define = (name: string) => `export const ${name} = () => {}`;

it('finds what is imported by way of other files, each once', () => {
  const files = {
    'main.ts': use('a', 'b'),
    'a.ts': `${use('shared')}\n${define('a')}`,
    'b.ts': `${use('shared', 'a')}\n${define('b')}`,
    'shared.ts': define('shared'),
    'other.ts': define('other'),
  };
  expect(read(files)).toEqual(['main.ts', 'a.ts', 'shared.ts', 'b.ts']);
});

it("says that files which import each other can't run, however long the circle is", () => {
  const circle = {'a.ts': `${use('b')}\n${define('a')}`, 'c.ts': `${use('a')}\n${define('c')}`};
  expect(read({...circle, 'b.ts': `${use('c')}\n${define('b')}`})).toBe(
    'its files import each other',
  );
});

it("names what isn't there, also if another file imports it", () => {
  expect(read({'main.ts': use('a'), 'a.ts': `import fs from 'node:fs'\nfs.a()`})).toBe(
    'it imports node:fs',
  );
  expect(read({'main.ts': use('gone')})).toBe('it imports ./gone');
});

it('leaves out what is imported only for its types', () => {
  const types = `import type {A} from './a'\nexport const one: A = 1`;
  expect(read({'main.ts': types, 'a.ts': 'export type A = number'})).toEqual(['main.ts']);
});
