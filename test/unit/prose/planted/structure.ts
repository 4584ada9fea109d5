import {page} from '../../samples/support/temporarySite';
import {head, plant, plantFile} from './registry';

const FENCE = '```';

plant(
  'sound',
  page`
The desk lends tools. A member brings them back.

## Returns {#returns}

> Just a quotation. Wow!

- The ladder, [Easy ladders](https://example.com/ladders) says, is !simply !wrong!.

'''ts
const guys = 'just code'
'''

:::tip

One in the text.

:::

### Late returns and the DevTools {/* #late-returns */}

The shed in Oslo opens at noon. These tools wait there:

| Tool | Count |
| --- | --- |
| Ladder | 2 |

#### When Oslo is closed {/* #when-oslo-is-closed */}

#### 2. Come back: Tomorrow works {/* #come-back */}
`.replaceAll('!simply !wrong!', '`simply !wrong`'),
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
  ['tint: red', `"tint" isn't a key of an article's front matter`],
);

const twin = head('twin-one').replace(/Article \d+/, 'The same article');
plant('twin-one', `${twin}Text.\n`, [
  6,
  'docs/twin-two.md has the same description: each is unique',
]);
plant('twin-two', `${twin.replaceAll('twin-one', 'twin-two')}Text.\n`, [
  6,
  'docs/twin-one.md has the same description: each is unique',
]);

plant(
  'headings',
  page`
### Too deep a start {#too-deep}

## Second {#second}

#### Skipped a level {#skipped}

##### Deeper than the site shows {#deeper}

# A title of its own {#title}

## Ends in a period. {#period}

## Rules {#Rules_Of}

## Again {#again}

## Once more {#again}

## Not named

## Lending Tools to a Member {#lending}
`,
  ['### Too deep a start', 'a heading of level 3: the first heading of a page has level 2'],
  ['#### Skipped a level', 'Unexpected heading rank'],
  ['##### Deeper', 'a heading of level 5: 2 to 4'],
  ['# A title of its own', 'a heading of level 1: 2 to 4'],
  ['## Ends in a period.', 'Unexpected character'],
  ['{#Rules_Of}', 'the id "Rules_Of" is not in kebab case'],
  ['## Once more', 'the ID "again" occurs twice on this page'],
  ['## Not named', 'a heading without an id'],
  ['## Lending Tools', 'a heading in title case: write "Tools", "Member" in lower case'],
);

plantFile(
  'heading-ids.json',
  JSON.stringify([
    '/planted/anchors#added',
    '/planted/anchors#left-open',
    '/planted/anchors#old',
    '/#start',
  ]),
);
plant(
  'anchors',
  `${head('anchors', '/planted/anchors/')}## What it adds {#added}\n\n<a id="old"></a>\n\n## New {#new}\n`,
  [
    'slug:',
    'links lead to #left-open of this page: end a heading with {/* #left-open */}, or put <a id="left-open"></a> before',
  ],
);

plant('first', `${head('first', '/')}## What it adds {#added}\n`, [
  'slug:',
  'links lead to #start of this page',
]);

plant(
  'admonitions',
  `:::tip

One.

:::

{/* Not on the page. */}

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
  [
    ':::caution',
    '":::caution" isn\'t an admonition. Use one of these: info, tip, warning, danger, note',
  ],
  [':::caution', 'two admonitions in a row'],
  [':::info', 'an admonition inside another'],
  [':::warning', 'more than 4 admonitions'],
);

plant(
  'links',
  `A ladder waits [here](./sound.md). A drill waits on
[this page](./sound.md).

See https://example.com/bare for more, or [the list of tools](./sound.md#returns).
`,
  ['waits [here]', 'a link that says "here": say what is there'],
  ['[this page]', 'a link that says "this page": say what is there'],
  ['See https', 'a bare URL as the text of a link: say what is there'],
);

const tools = (count: number): string => `- ${'ladder, drill, '.repeat(count / 2)}\n`;
plant('long', `${tools(598)}\nTwo more words.\n\n## One {#one}\n\n## Two {#two}\n`, [
  1,
  '2 headings of level 2 for 601 words: at least 3 on a page over 600 words',
]);
plant(
  'long-section',
  `${tools(700)}
## One {#one}

${tools(400)}
### Inside one {#inside-one}

${tools(400)}
## Two {#two}

${tools(700)}
One more.

## Three {#three}
`,
  ['## Two', 'a section of 702 words: at most 700 without a subheading'],
);

plant(
  'tables',
  `## Parameters {#parameters}

| Name | Count |
| --- | --- |
| Ladder | 2 |
`,
  ['| Name', 'a table without an introduction: introduce it by saying what it lists'],
);

const wide = (start: string, length = 81): string => start.padEnd(length, '.');
plant(
  'code-lines',
  `Lend a ladder:

${FENCE}ts title="src/lend.ts"
${wide('// fits', 80)}
${wide('// too long')}
${FENCE}

${FENCE}ts title="src/desk.ts" app=essentials/3
${wide('// a line of the app')}
${FENCE}

${FENCE}bash
${wide('echo output')}
${FENCE}

${FENCE}ts hidden
${wide('// hidden')}
${FENCE}

${FENCE}ts
${wide('// cut')}
// ---cut---
const shown = true
${FENCE}
`,
  ['// too long', 'a code line of 81 characters: at most 80'],
);

plant('broken-front-matter', '---\nid: one\ntitle: [never closed\n---\n\nText.\n', [
  3,
  'front matter: Flow sequence in block collection must be sufficiently indented and end with a ]',
]);

plant('broken', `${head('broken')}Text.\n\n<Tabs>\n\nNever closed.\n`, [
  12,
  'Expected a closing tag for `<Tabs>`',
]);

plantFile(
  'src/pages/_part.mdx',
  `A ladder stands there.

<Picture alt="Everybody lends" caption={title} label="A desk" />
`,
  ['A ladder', '"stands": write "is"'],
  ['<Picture', '"Everybody": name the reader'],
);

plant(
  'link-targets',
  page`
## Where to go {/* #where-to-go */}

Read [how late returns work](./sound.md#late-returns), [where to go](#where-to-go), and [the ladder](#ladder), or leave by
[the door](./sound.md).

<div id="ladder">The ladder is back.</div>

Nothing is behind [the hatch](./hatch.md), nor behind [the cellar](./sound.md#cellar), nor in [the attic](#attic),
nor under [the roof](#50%-done).
`,
  ['the hatch', "a link to ./hatch.md, which isn't there: fix the path"],
  ['the cellar', 'a link to #cellar, but docs/sound.md has no such id: fix the fragment'],
  ['the attic', 'a link to #attic, but docs/link-targets.md has no such id: fix the fragment'],
  ['the roof', 'a link to #50%-done, but docs/link-targets.md has no such id: fix the fragment'],
);
