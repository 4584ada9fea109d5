import fs from 'node:fs';
import path from 'node:path';
import {scanFences} from '@site/src/samples/pages/scanFences';
import {compilePages} from '../support/compilePages';
import {page} from '../support/temporarySite';

const root = path.resolve(__dirname, '../../../..');

const CONTAINERS = page`
---
title: Containers
---

# Fences everywhere

1. Write the reducer.

   '''ts title="src/listed.ts" run
   const nested = () => {
     return 1

   }
   '''

10. A wide marker.

    - '''tsx {1,3}
      on the marker's line
      '''

> Quoted.
>
> '''js
> first
>
> second
> '''
>
> - '''jsx
>   both
>   '''

~~~css
'''ts
not a sample
'''
~~~

''''md
'''ts
not a sample either
'''
''''

<details>
  <summary>Folded</summary>

  '''ts
  folded
  '''

</details>

:::tip[Try it]

'''bash npm2yarn
npm install redux
'''

:::

An inline '''fence''' is none.

'''
no language
'''

'''ts title="src/empty.ts"
'''
`;

function listPages(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter(file => /\.mdx?$/.test(file))
    .map(file => path.join(folder, file));
}

describe('scanFences', () => {
  it("finds what the site's parser finds, in containers and on the pages", () => {
    const files = listPages('docs').map(file => ({
      file,
      content: fs.readFileSync(path.join(root, file), 'utf8'),
    }));
    const pages = [{file: 'docs/containers.md', content: CONTAINERS}, ...files];
    const compiled = compilePages(pages, '--blocks');
    pages.forEach(({file, content}, index) => {
      const {fences, faults} = scanFences(content);
      const found = fences.map(({lang, rest, line, code}) => ({
        lang,
        meta: rest,
        line,
        value: code.join('\n'),
      }));
      expect({file, found, faults}).toEqual({file, found: compiled[index]?.fences, faults: []});
    });
    expect(scanFences(CONTAINERS).fences).toHaveLength(10);
  }, 240_000);

  it('keeps the lines of a block without its container', () => {
    expect(scanFences('> - ~~~ts run\n>   one\n>\n>     two\n>   ~~~\n').fences).toEqual([
      {lang: 'ts', rest: 'run', line: 1, code: ['one', '', '  two']},
    ]);
  });

  it('closes a fence with a longer one of its kind, and not with a shorter one or one of another', () => {
    expect(scanFences('```ts\none\n`````\n\ntext\n')).toEqual({
      fences: [{lang: 'ts', rest: '', line: 1, code: ['one']}],
      faults: [],
    });
    expect(scanFences('````md\n```\n~~~~\n`````\n').fences).toEqual([
      {lang: 'md', rest: '', line: 1, code: ['```', '~~~~']},
    ]);
  });

  it('reads Windows line endings', () => {
    expect(scanFences('```ts\r\none\r\n```\r\n').fences[0]?.code).toEqual(['one']);
  });

  it("names the opening line of a fence that's never closed, and moves on", () => {
    const {fences, faults} = scanFences('```ts\none\n\n```js\ntwo\n```\n\n~~~\nthree\n');
    expect(fences.map(({line}) => line)).toEqual([4]);
    expect(faults).toEqual([
      {line: 1, message: expect.stringContaining('the next one opens on line 4')},
      {line: 8, message: expect.stringContaining('add a line "~~~" below its code')},
    ]);
  });

  it("names the first line that leaves its fence's list item or quote", () => {
    const text = '- Step\n\n  ```ts\nleft\n  ```\n\n> ```ts\nunquoted\n> ```\n\n```ts\nwell\n```\n';
    const {fences, faults} = scanFences(text);
    expect(faults.map(({line}) => line)).toEqual([4, 8]);
    expect(faults[1]?.message).toContain('begin it with "> "');
    expect(fences.map(({line}) => line)).toEqual([11]);
  });
});
