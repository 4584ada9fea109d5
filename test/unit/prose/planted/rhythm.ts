import {plant, plantWarnings} from './registry';
import {compose} from './sentences';

/** Five paragraphs of four sentences. */
const five = (lengths: number[]): number[][] => Array.from({length: 5}, () => lengths);

plant('rhythm/sound', compose({paragraphs: five([10, 14, 20, 16])}));

/** Each of these pages misses one limit, which a page may do. */
const misses: Record<string, [text: string, line: number, message: string]> = {
  clipped: [
    compose({paragraphs: five([9, 9, 20, 9])}),
    1,
    '11.8 words a sentence on average: at least 13',
  ],
  breathless: [
    compose({paragraphs: five([22, 22, 22, 22])}),
    1,
    '22 words a sentence on average: at most 20',
  ],
  short: [
    compose({paragraphs: five([8, 20, 8, 20])}),
    1,
    '50 % of the sentences have 8 words or fewer: at most 25',
  ],
  full: [
    compose({paragraphs: five([10, 14, 17, 16])}),
    1,
    '0 % of the sentences have 18 words or more: at least 18',
  ],
  long: [
    compose({paragraphs: five([10, 10, 10, 28])}),
    1,
    '25 % of the sentences have 28 words or more: at most 15',
  ],
  run: [
    `${compose({paragraphs: [[16, 20]]})}\n\n${compose({
      paragraphs: [[8, 8], [8, 8, 16, 20], ...five([16, 20, 16, 20])],
    })}`,
    12,
    '4 sentences of 8 words or fewer in a row: at most 3',
  ],
  joined: [
    compose({paragraphs: five([10, 14, 20, 16]), joinedEvery: 100}),
    1,
    '0 % of the sentences have a connective (because, so, but, if…): at least 20',
  ],
  'same-start': [
    compose({paragraphs: five([10, 14, 20, 16]), opening: 'Oslo'}),
    1,
    '100 % of the sentences open with the word of the one before: at most 12',
  ],
  'one-sentence': [
    compose({
      paragraphs: five([10, 14, 20, 16])
        .flat()
        .map(length => [length]),
    }),
    1,
    '100 % of the paragraphs have a single sentence: at most 60',
  ],
};
for (const [name, [text, line, message]] of Object.entries(misses)) {
  plantWarnings(`rhythm/${name}`, `${text}\n`, [line, message]);
}

/** Within the looser limits of the reference, outside of those for all other pages. */
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
});
plant('api/looser', `${spread}\n`);
plant(
  'rhythm/not-looser',
  `${spread}\n`,
  [1, '12.2 words a sentence on average: at least 13'],
  [1, '28 % of the sentences have 8 words or fewer: at most 25'],
  [1, '16 % of the sentences have 18 words or more: at least 18'],
  [1, '16 % of the sentences have a connective'],
  [1, '75 % of the paragraphs have a single sentence: at most 60'],
);

plant(
  'api/clipped',
  `${compose({paragraphs: Array.from({length: 20}, () => [6]), joinedEvery: 100})}\n`,
  [1, '6 words a sentence on average: at least 12'],
  [1, '100 % of the sentences have 8 words or fewer: at most 30'],
  [1, '0 % of the sentences have 18 words or more: at least 15'],
  [10, '20 sentences of 8 words or fewer in a row: at most 3'],
  [1, '0 % of the sentences have a connective (because, so, but, if…): at least 16'],
  [1, '100 % of the paragraphs have a single sentence: at most 75'],
);

plant('rhythm/hub', `${compose({paragraphs: [Array.from({length: 14}, () => 4)]})}\n`);

/** The entries of an index are the words of other headings, even if they end like sentences. */
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
  `${compose({paragraphs: [...five([9, 9, 19, 9]), [41]]})}\n`,
  [1, '12.9 words a sentence on average: at least 13'],
  [20, 'a sentence of 41 words: at most 40'],
);

/** Code, labels, tables and headings aren't sentences, and each of them ends a run of short ones. */
plant(
  'rhythm/interrupted',
  `${compose({paragraphs: [...five([10, 16, 20, 18]), ...five([16, 20, 16, 16])], joinedEvery: 3})}

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
