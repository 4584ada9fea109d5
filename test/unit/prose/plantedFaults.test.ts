import {runProgram, type Finished} from '../../support/runCommand';
import {lineOf, temporarySite} from '../samples/support/temporarySite';

/** Front matter without faults. */
const head = (name: string, slug = `/planted/${name}`): string => `---
id: ${name}
slug: ${slug}
title: Planted
sidebar_label: Planted
description: A desk lends a ladder and takes it back.
keywords: [redux, ladder, desk]
---

`;

/** Three single quotes stand for a fence of backticks. */
const fenced = (text: string): string => text.replaceAll("'''", '```');

/** Text or number of a line, and what the check must print about it. */
type Fault = [place: string | number, message: string];

const wide = (start: string, length = 81): string => start.padEnd(length, '.');

/** Pages, and all the faults that must be found on them. */
const planted: Record<string, [text: string, ...faults: Fault[]]> = {
  'docs/sound.md': [
    fenced(`${head('sound')}The desk says "open". Members bring their tools back, as [the handbook](./sound.md#late-returns) says.

## Late returns {/* #late-returns */}

TypeScript and \`Javascript NPM “code”\` are fine, and so are JavaScript-based tools in a Not-NPM shed.
It had a had-been owner who's at the hatch.

| Tool | Count |
| --- | --- |
| Ladder | 2 |

'''ts
const guys = '“Javascript” is is code'
'''

### In Oslo {/* #in-oslo */}

#### 2. Come back {/* #come-back */}
`),
  ],
  'docs/front-matter.md': [
    head('front-matter').replace(/^keywords:.*$/m, 'tint: red'),
    [1, 'the front matter lacks keywords (prose:front-matter)'],
    ['tint: red', `"tint" isn't a key of an article's front matter`],
  ],
  'docs/broken-front-matter.md': [
    '---\nid: one\ntitle: [never closed\n---\n\nText.\n',
    [3, 'front matter: Flow sequence in block collection must be sufficiently indented'],
  ],
  'docs/broken.md': [
    `${head('broken')}Text.\n\n<Tabs>\n\nNever closed.\n`,
    [12, 'Expected a closing tag for `<Tabs>`'],
  ],
  'docs/headings.md': [
    `${head('headings')}### Too deep a start {/* #too-deep */}

## Second {/* #second */}

#### Skipped a level {/* #skipped */}

##### Deeper than the site shows {/* #deeper */}

# A title of its own {/* #title */}

## Not named

## Only a comment {/* not an ID */}
`,
    ['### Too deep', 'a heading of level 3: the first heading of a page has level 2'],
    ['#### Skipped', 'Unexpected heading rank'],
    ['##### Deeper', 'a heading of level 5: 2 to 4'],
    ['# A title', 'a heading of level 1: 2 to 4'],
    ['## Not named', 'a heading without an ID'],
    ['## Only a comment', 'a heading without an ID'],
  ],
  'docs/ids.md': [
    `${head('ids', '/planted/ids/')}## Added {/* #added */}

<a id="old"></a>

## Rules {/* #Rules_Of */}

Text with <span id="added">an ID</span>.
`,
    ['slug:', 'links lead to #left-open on this page: end a heading with {/* #left-open */}'],
    ['## Rules', `the ID "Rules_Of" isn't in kebab case`],
    ['Text with', 'the ID "added" occurs twice on this page'],
  ],
  'docs/first.md': [
    `${head('first', '/')}## Added {/* #added */}\n`,
    ['slug:', 'links lead to #start on this page'],
  ],
  'docs/links.md': [
    `${head('links')}## Where to go {/* #where-to-go */}

Read [how late returns work](./sound.md#late-returns), [where to go](#where-to-go), and [the ladder](#ladder), or
leave by [the door](./sound.md).

<div id="ladder">The ladder is back.</div>

Nothing is behind [the hatch](./hatch.md), [the cellar](./sound.md#cellar), or [the attic][attic],
nor under [the roof](#50%-done).

[attic]: #attic

A ladder waits [here](./sound.md).
A drill waits on [*this* page…](./sound.md).
A saw waits [](./sound.md).
`,
    ['the hatch', "a link to ./hatch.md, which isn't there: fix the path"],
    ['the hatch', 'a link to #cellar, but docs/sound.md has no such id: fix the fragment'],
    ['the roof', 'a link to #50%-done, but docs/links.md has no such id: fix the fragment'],
    ['[attic]: #attic', 'a link to #attic, but docs/links.md has no such id: fix the fragment'],
    ['A ladder waits', `a link that says "here": say what's there`],
    ['A drill waits', `a link that says "this page…": say what's there`],
    ['A saw waits', `a link that says "": say what's there`],
  ],
  'docs/tables.md': [
    `${head('tables')}| Name | Count |
| --- | --- |
| Ladder | 2 | in Oslo |
| Drill |

| Name | Place |
| --- |
| Saw | Oslo |
`,
    ['| Ladder', 'a row of 3 cells in a table of 2 columns'],
    ['| Drill', 'a row of 1 cells in a table of 2 columns'],
    ['| Name | Place', "a table that isn't shown as one"],
  ],
  'docs/wording.md': [
    `${head('wording').replace('A desk', 'A Github desk')}A desk
in Javascript, a tool for the
Redux toolkit and and
its “friends”. An RTK
query lends it.

- A *Typescript* tool ![NPM](./npm.png)
`,
    ['description:', '"Github" is spelled "GitHub"'],
    ['in Javascript', '"Javascript" is spelled "JavaScript"'],
    ['Redux toolkit', '"Redux toolkit" is spelled "Redux Toolkit"'],
    ['Redux toolkit', '"and and" repeats a word'],
    ['its “friends”', '“ is curly'],
    ['its “friends”', '” is curly'],
    ['its “friends”', '"RTK query" is spelled "RTK Query"'],
    ['- A *Typescript*', '"Typescript" is spelled "TypeScript"'],
    ['- A *Typescript*', '"NPM" is spelled "npm"'],
  ],
  'docs/code-lines.md': [
    fenced(`${head('code-lines')}'''ts title="src/lend.ts"
${wide('// fits', 80)}
${wide('// too long')}
'''

'''ts title="src/desk.ts" app=essentials/3
${wide('// a line of the app')}
'''

'''bash
${wide('echo output')}
'''

'''ts hidden
${wide('// hidden')}
'''

'''ts
${wide('// cut')}
// ---cut---
const shown = true
'''
`),
    ['// too long', 'a code line of 81 characters: at most 80'],
  ],
  'src/pages/_part.mdx': ['A Javascript ladder.\n', [1, '"Javascript" is spelled "JavaScript"']],
};

const ids = ['/planted/ids#added', '/planted/ids#left-open', '/planted/ids#old', '/#start'];
const files = Object.entries(planted).map(([name, [text]]) => [name, text]);
const site = temporarySite({
  ...Object.fromEntries(files),
  'heading-ids.json': JSON.stringify(ids),
});
afterAll(site.remove);

const check = (...args: string[]): Promise<Finished> =>
  runProgram('check-prose.ts', ['--root', site.root, ...args]);

const addressOf = (name: string, [place, message]: Fault): string => {
  const line = typeof place === 'number' ? place : lineOf(planted[name]?.[0] ?? '', place);
  return `${name}:${line} ${message}`;
};

describe('check-prose', () => {
  it('finds each planted fault in its file and line, and nothing else', async () => {
    const expected = Object.entries(planted).flatMap(([name, [, ...faults]]) =>
      faults.map(fault => addressOf(name, fault)),
    );
    const {code, stdout} = await check();
    const lines = stdout.trim().split('\n');
    const total = lines.pop();
    const missing = expected.filter(start => {
      const at = lines.findIndex(line => line.startsWith(start));
      return at < 0 || lines.splice(at, 1).length === 0;
    });
    expect({missing, surplus: lines}).toEqual({missing: [], surplus: []});
    expect(total).toBe(`${Object.keys(planted).length} pages: ${expected.length} faults`);
    expect(code).toBe(1);
  });

  it("exits with 0 if there's no fault", async () => {
    const sound = await check('--only', `${site.root}/docs/sound.md`);
    expect(sound).toMatchObject({code: 0, stdout: '1 page: no faults\n'});
  });
});
