import {plant, plantWarnings} from './registry';
import {compose} from './sentences';

/** Five paragraphs of four sentences, and two of one sentence. */
const five = (lengths: number[]): number[][] => {
  const single = lengths.slice(-1);
  return [lengths, single, lengths, lengths, lengths, single, lengths];
};

const sound = five([10, 14, 20, 16]);
plant('rhythm/sound', compose({paragraphs: sound}));

/** Each of these pages misses one limit, which is allowed. */
const misses: Record<string, [text: string, line: number, message: string]> = {
  clipped: [
    compose({paragraphs: five([9, 9, 9, 19])}),
    1,
    '12.2 words a sentence on average: at least 12.5',
  ],
  breathless: [
    compose({paragraphs: five([22, 22, 22, 22])}),
    1,
    '22 words a sentence on average: at most 20',
  ],
  short: [
    compose({paragraphs: five([8, 20, 8, 20])}),
    1,
    '45 % of the sentences have 8 words or fewer: at most 28',
  ],
  full: [
    compose({paragraphs: five([10, 14, 17, 16])}),
    1,
    '0 % of the sentences have 18 words or more: at least 18',
  ],
  long: [
    compose({paragraphs: five([10, 10, 10, 28])}),
    1,
    '32 % of the sentences have 28 words or more: at most 15',
  ],
  run: [
    `${compose({paragraphs: [[16, 20]]})}\n\n${compose({
      paragraphs: [[8, 8], [8, 8, 16, 20], ...five([16, 20, 16, 20])],
    })}`,
    12,
    '4 sentences of 8 words or fewer in a row: at most 3',
  ],
  unconnected: [
    compose({paragraphs: sound, joinedEvery: 0}),
    1,
    '0 % of the sentences have a connective (because, so, but, if…): at least 18',
  ],
  joined: [
    compose({paragraphs: sound, joinedEvery: 2}),
    1,
    '50 % of the sentences have a connective (because, so, but, if…): at most 42',
  ],
  causal: [
    compose({paragraphs: sound, causalEvery: 5}),
    1,
    '18 % of the sentences give a reason (because, or so after a comma): at most 10',
  ],
  'no-openers': [
    compose({paragraphs: sound, openerEvery: 0}),
    1,
    '0 % of the sentences open as in speech (And, But, Now, Here, Try…): at least 6',
  ],
  openers: [
    compose({paragraphs: sound, openerEvery: 2}),
    1,
    '50 % of the sentences open as in speech (And, But, Now, Here, Try…): at most 40',
  ],
  'no-reader': [
    compose({paragraphs: sound, readerEvery: 0}),
    1,
    '0 % of the sentences address the reader (you, your): at least 12',
  ],
  'same-start': [
    compose({paragraphs: sound, opening: 'Oslo'}),
    1,
    'of the sentences open with the word of the one before: at most 12',
  ],
  'one-sentence': [
    compose({paragraphs: sound.flat().map(length => [length])}),
    1,
    '100 % of the paragraphs have a single sentence: at most 62',
  ],
  blocks: [
    compose({paragraphs: Array.from({length: 5}, () => [10, 14, 20, 16])}),
    1,
    '0 % of the paragraphs have a single sentence: at least 20',
  ],
};
for (const [name, [text, line, message]] of Object.entries(misses)) {
  plantWarnings(`rhythm/${name}`, `${text}\n`, [line, message]);
}

/** Within the looser limits for reference pages, but outside those for all other pages. */
const spread = compose({
  paragraphs: [
    [8],
    [20],
    [12],
    Array.from({length: 22}, (_, index) =>
      index % 4 === 0 ? 8 : [1, 6, 11].includes(index) ? 20 : 12,
    ),
  ],
  joinedEvery: 6,
  openerEvery: 20,
  readerEvery: 12,
});
plant('api/looser', `${spread}\n`);
plant(
  'rhythm/not-looser',
  `${spread}\n`,
  [1, '12.2 words a sentence on average: at least 12.5'],
  [1, '16 % of the sentences have 18 words or more: at least 18'],
  [1, '16 % of the sentences have a connective'],
  [1, '4 % of the sentences open as in speech'],
  [1, '8 % of the sentences address the reader'],
  [1, '75 % of the paragraphs have a single sentence: at most 62'],
);

plant(
  'api/clipped',
  `${compose({
    paragraphs: Array.from({length: 20}, () => [6]),
    joinedEvery: 0,
    openerEvery: 0,
    readerEvery: 0,
  })}\n`,
  [1, '6 words a sentence on average: at least 12'],
  [1, '100 % of the sentences have 8 words or fewer: at most 30'],
  [1, '0 % of the sentences have 18 words or more: at least 15'],
  [10, '20 sentences of 8 words or fewer in a row: at most 3'],
  [1, '0 % of the sentences have a connective (because, so, but, if…): at least 14'],
  [1, '0 % of the sentences open as in speech (And, But, Now, Here, Try…): at least 3'],
  [1, '0 % of the sentences address the reader (you, your): at least 6'],
  [1, '100 % of the paragraphs have a single sentence: at most 75'],
);

/** Parts of a tutorial series have their own limits. A tutorial outside a series is an article. */
const distant = `${compose({paragraphs: [...sound, ...sound.slice(0, 3)], openerEvery: 15, readerEvery: 5})}\n`;
const part = `${compose({paragraphs: sound, openerEvery: 10})}\n`;
plant('tutorials/distant', distant);
plant('tutorials/fundamentals/company', part);
for (const series of ['essentials', 'fundamentals']) {
  plant(
    `tutorials/${series}/distant`,
    distant,
    [1, '6 % of the sentences open as in speech (And, But, Now, Here, Try…): at least 9'],
    [1, '19 % of the sentences address the reader (you, your): at least 25'],
  );
}

plant('rhythm/hub', `${compose({paragraphs: [Array.from({length: 14}, () => 4)]})}\n`);

/** Index entries repeat other headings, even if they end like sentences. */
const entries = Array.from({length: 20}, () => '- [Where does the ladder go?](./sound.md)');
plant(
  'rhythm/index',
  `${compose({paragraphs: [Array.from({length: 14}, () => 4)]})}\n\n${entries.join('\n')}\n`,
);

plant('rhythm/long-sentence', `${compose({paragraphs: [[40], [12, 41]]})}\n`, [
  12,
  'a sentence of 41 words: at most 40',
]);
plant(
  'rhythm/long-and-clipped',
  `${compose({paragraphs: [...five([9, 9, 18, 9]), [41]]})}\n`,
  [1, '12.3 words a sentence on average: at least 12.5'],
  [24, 'a sentence of 41 words: at most 40'],
);

/** Code, labels, tables, and headings aren't sentences, and each of them ends a run of short ones. */
plant(
  'rhythm/interrupted',
  `${compose({paragraphs: [...five([10, 16, 20, 18]), ...five([16, 20, 16, 16]).slice(1)], joinedEvery: 3})}

Short one here. Short again here. Short it stays.

- Short item.
- Short item too.
- A label
- Another label

**A bold label**

Short one there.

## One short line {#one}

Short two there.

## Two {#two}

## Three {#three}

:::tip[A short title]

Short one inside. Short again inside.

:::

The tools are these:

| Short. | Short. |
| --- | --- |
| Short. | Short. |

Short \`a. B. C\`. Short again.
`,
);
