import {execFile} from 'node:child_process';
import path from 'node:path';
import {lineOf, page, temporarySite, type Finished} from '../samples/support/temporarySite';

jest.setTimeout(60_000);

const COMMAND = path.resolve(__dirname, '../../../scripts/check-prose.mjs');

type Fault = [place: number | string, message: string];

const files: Record<string, string> = {};
const expected: string[] = [];
let described = 0;

/** Front matter with which nothing is wrong. */
function head(name: string, slug = `/planted/${name}`): string {
  described += 1;
  return `---
id: ${name}
slug: ${slug}
title: Planted
sidebar_label: Planted
description: ${`The ${described}. article of the test lends a ladder, takes it back and says when it is due, `.padEnd(120, 'x')}
keywords: [redux, ladder, desk]
---

`;
}

/** Adds an article and the faults that must be found on it; no others may be. */
function plant(name: string, text: string, ...faults: Fault[]) {
  const file = `docs/${name}.md`;
  const whole = text.startsWith('---') ? text : head(name) + text;
  files[file] = whole;
  for (const [place, message] of faults) {
    const line = typeof place === 'number' ? place : lineOf(whole, place);
    expected.push(`${file}:${line} ${message}`);
  }
}

plant(
  'sound',
  page`
The desk lends tools. A member brings them back.

## Returns

> Just a quotation. Wow!

- The ladder, [Easy ladders](https://example.com/ladders) says, is \`simply !wrong\`.

'''ts
const guys = 'just code'
'''

:::tip

One in the text.

:::

### Late returns
`.replaceAll('\\`', '`'),
);

plant(
  'front-matter',
  `---
title: Planted
id: front-matter
slug: /planted/front-matter
sidebar_label: Planted
description: This page is short.
tint: red
---

Text.
`,
  [
    1,
    'the front matter lacks keywords: it has id, slug, title, sidebar_label, description, keywords',
  ],
  ['title: Planted', '"title" is out of order: id, slug, title, sidebar_label'],
  ['description:', 'a description of 19 characters: 110 to 160'],
  ['description:', 'the description says "this page": say what the reader learns'],
  ['tint: red', `"tint" is no key of an article's front matter`],
);

const twin = head('twin-one').replace(/The \d+\./, 'The same');
plant('twin-one', `${twin}Text.\n`, [
  6,
  'the description stands on docs/twin-two.md too: each is unique',
]);
plant('twin-two', `${twin.replaceAll('twin-one', 'twin-two')}Text.\n`, [
  6,
  'the description stands on docs/twin-one.md too: each is unique',
]);

plant(
  'headings',
  page`
### Too deep a start

## Second

#### Skipped a level

##### Deeper than the site shows

# A title of its own

## Ends in a period.

## Rules {#Rules_Of}

## Again {#again}

## Once more {#again}
`,
  ['### Too deep a start', 'a heading of level 3: the first heading of a page has level 2'],
  ['#### Skipped a level', 'Unexpected heading rank'],
  ['##### Deeper', 'a heading of level 5: 2 to 4'],
  ['# A title of its own', 'a heading of level 1: 2 to 4'],
  ['## Ends in a period.', 'Unexpected character'],
  ['{#Rules_Of}', 'the id "Rules_Of" is not in kebab case'],
  ['## Once more', 'the id "again" stands twice on this page'],
);

plant(
  'anchors',
  head('anchors', '/introduction/why-rtk-is-redux-today') +
    '## What Toolkit adds {#what-toolkit-adds}\n',
  [
    'slug:',
    'links lead to #what-the-core-leaves-open of this page: give a heading the id {#what-the-core-leaves-open}',
  ],
);

const words = (count: number) => Array.from({length: count}, () => 'ladder').join(' and ');
plant(
  'lengths',
  `Starts well.

The long one ${words(13)}.

Four is the limit. One more is not. This is the third. Here is the fourth. A fifth.

${`Of this kind ${words(10)}. `.repeat(4).trim()}

- The item ${words(14)}.
`,
  ['The long one', 'a sentence of 28 words: at most 25'],
  ['Four is the limit', 'a paragraph of 5 sentences: at most 4'],
  ['Of this kind', 'a paragraph of 88 words: at most 80'],
  ['The item', 'a sentence of 29 words: at most 25'],
);

plant(
  'words',
  page`
The ladder is simply there. Under the
hood it is a tool.

The tool tool is here. It is grey.

Javascript runs it. Ready!
`,
  ['The ladder is simply', '"simply" is a word to avoid'],
  ['The ladder is simply', '"Under the hood" is a word to avoid'],
  ['The tool tool', 'Unexpected repeated `tool`'],
  ['The tool tool', '"grey" is British: write "gray"'],
  ['Javascript runs', '"Javascript" is spelled "JavaScript"'],
  ['Ready!', 'an exclamation mark: end the sentence with a period'],
);

plant(
  'admonitions',
  `:::tip

One.

:::

:::caution

Two.

:::

Text.

::::note

:::info

Inside.

:::

::::

Text.

:::warning

Five.

:::
`,
  [':::caution', '":::caution" is no admonition: info, tip, warning, danger, note'],
  [':::caution', 'two admonitions in a row'],
  [':::info', 'an admonition in another one'],
  [':::warning', 'more than 4 admonitions'],
);

plant('broken', `${head('broken')}Text.\n\n<Tabs>\n\nNever closed.\n`, [
  12,
  'Expected a closing tag for `<Tabs>`',
]);

const site = temporarySite(files);
afterAll(site.remove);

const check = (...args: string[]) =>
  new Promise<Finished>(resolve => {
    execFile(process.execPath, [COMMAND, '--root', site.root, ...args], (error, stdout, stderr) =>
      resolve({code: error ? Number(error.code) : 0, stdout, stderr}),
    );
  });

describe('check-prose', () => {
  it('finds each planted fault at its file and line, and nothing else', async () => {
    const {code, stdout} = await check();
    const found = stdout.trim().split('\n');
    const missing = expected.filter(fault => !found.some(line => line.startsWith(fault)));
    const surplus = found
      .slice(0, -1)
      .filter(line => !expected.some(fault => line.startsWith(fault)));
    expect({missing, surplus}).toEqual({missing: [], surplus: []});
    expect(found.at(-1)).toBe(`${Object.keys(files).length} articles: ${expected.length} faults`);
    expect(code).toBe(1);
  });

  it('ends with 0 where there is no fault', async () => {
    const {code, stdout} = await check('--only', 'docs/sound.md');
    expect(stdout).toBe('1 article: no faults\n');
    expect(code).toBe(0);
  });

  it('says which article it cannot find', async () => {
    const {code, stderr} = await check('--only', 'docs/absent');
    expect(stderr).toContain('--only docs/absent: no article of docs/ is named so');
    expect(code).toBe(2);
  });
});
