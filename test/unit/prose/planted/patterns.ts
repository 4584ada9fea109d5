import {plant, plantWarnings} from './registry';

/** Sentences that read like a translation, and similar sentences that are good English. */
const patterns: Record<string, {bad: string[]; good: string[]}> = {
  'headless-clause': {
    bad: ['What the store keeps is a copy.', 'Ten rows wait. Who wants a ladder gets it.'],
    good: ['What is a slice? It describes a part of the state.', 'It shows what you need.'],
  },
  stand: {
    bad: ['The selectors stand in the slice.', 'Its *place* stood\nelsewhere.'],
    good: ['CSS stands for Cascading Style Sheets.', 'It is a long-standing and standalone rule.'],
  },
  'vague-people': {
    bad: ['Nobody reads this value.', 'The list is loaded before somebody opens it.'],
    good: ['No component reads this value.'],
  },
  'talking-software': {
    bad: ['The type says it.', 'Only this file knows it.', 'Actions tell what happened.'],
    good: ['The `type` says it.', 'Never store promises in the state.', 'You know the type.'],
  },
  'inverted-condition': {
    bad: ['Where a form is open, the button waits.', 'Had you sent it, it would fail.'],
    good: ['Where does a form belong, and why?', 'Where possible, use a form.'],
  },
  'make-of': {
    bad: ['It makes one reducer of several.', 'The adapter makes a table of them.'],
    good: ['It makes a copy of the array.', 'Make sure that all of them are lent.'],
  },
  'pointing-pronoun': {
    bad: ['The promise is that of the thunk.'],
    good: ['Those tools are lent.'],
  },
  'is-there': {
    bad: ['Wait until the data is there.', 'The list is not there yet, so it waits.'],
    good: ['Is there a list? There is.', 'The hook is there to help.'],
  },
  'text-and-address': {
    bad: ['The name is a text.', 'The id in the address comes last.'.replace('id', 'ID')],
    good: ['Its IP address and a text input help to address this.'],
  },
};

for (const [rule, {bad, good}] of Object.entries(patterns)) {
  const text = [...good, ...bad].map(sentence => `${sentence}\n`).join('\n');
  plant(
    `pattern-${rule}`,
    text,
    ...bad.map((sentence): [string, string] => [sentence.split('\n')[0] ?? '', '"']),
  );
}

/** Every kind of text that readers see. */
plant(
  'places',
  `## The file knows it {#heading}

:::tip[The form asks you]

- The list says it

:::

These are the tools:

| What the console says | Count |
| --- | --- |
| The table tells it | 2 |

<details>
<summary>The store knows it</summary>

![The button forgets it](/button.png)

::picture[The page shows what the test knows.]{name=desk}

</details>
`,
  ['## The file', '"file knows": software does not speak'],
  [':::tip', '"form asks"'],
  ['The list says', '"list says"'],
  ['the console says', '"console says"'],
  ['The table tells', '"table tells"'],
  ['<summary>', '"store knows"'],
  ['![The button', '"button forgets"'],
  ['::picture', '"test knows"'],
);

plantWarnings(
  'warnings',
  `The formatter works by itself.

The server answers in a second. To answer this question, read on.

The component renders again. Render it, and then try again.
`,
  ['by itself', '"by itself": write "automatically"'],
  ['The server answers', '"answers": write "handle"'],
  ['renders again', '"renders again": write "re-render"'],
);
