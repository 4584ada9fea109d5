import {page} from '../../samples/support/temporarySite';
import {expectWarnings, head, plant} from './registry';

plant(
  'words',
  page`
The ladder is simply tall. Under the
hood it is a tool.

The tool tool is here. It is grey.

Javascript runs it. Ready! Done!

The **sim**ply typed tool has ![a powerful drill](/drill.png) and a 🚀.
`,
  ['The ladder is simply', '"simply" is a word to avoid'],
  ['The ladder is simply', '"Under the hood" is a word to avoid'],
  ['The tool tool', 'Unexpected repeated `tool`'],
  ['The tool tool', '"grey" is British: write "gray"'],
  ['Javascript runs', '"Javascript" is spelled "JavaScript"'],
  ['Ready!', 'an exclamation mark: at most one on a page'],
  ['typed tool', '"simply" is a word to avoid'],
  ['typed tool', '"powerful" is a word to avoid'],
  ['typed tool', '"🚀" is an emoji: say it in words'],
);

/** Marks in the text are counted; headings, cells, and titles don't get one. */
plant(
  'tutorials/excited',
  page`
It works! Look at the desk.

:::tip[A title!]

- That was fast!

:::

Ready again!

## Done! {#done}

The tools are these:

| A tool! |
| ------- |
| Ladder  |

> It is so tall! It is a quotation!
`,
  ['A title!', 'an exclamation mark outside the text: leave it out'],
  ['Ready again!', 'an exclamation mark: at most two on a page of a tutorial'],
  ['## Done!', 'an exclamation mark outside the text'],
  ['## Done!', 'Unexpected character `!` at end of heading'],
  ['| A tool!', 'an exclamation mark outside the text'],
);

plant('described', head('described').replace('lends a ladder', 'just lends'), [
  'description:',
  '"just" is a word to avoid',
]);

/** A bad form of each term, and a similar line that's fine. */
const terms: [bad: string, good: string, fine: string][] = [
  ['Each tool has an id of its own.', 'ID', 'Each tool has an ID, in the field `id`.'],
  ['A reducer must not change the state in place.', 'mutate the state', 'It changes the state.'],
  ['React-Redux tells the listeners.', 'notifies its subscribers', 'Tell the team your plan.'],
  ['It answers no other action.', 'handles an action', 'The action has a payload.'],
  ['It keeps the answer of the server.', 'the response', 'The server sent 200.'],
  ['It is sent once, whoever it serves.', 'any component that…', 'It matters who asks.'],
  ['A request is under way.', 'pending, in flight', 'This is a way to do it.'],
  ['A component appears.', 'mounts, unmounts', 'A toast appears.'],
  ['Look at the place of the call.', 'call site', 'The place of the desk is Oslo.'],
  ['The files import each other.', 'a circular import', 'The files help each other.'],
  [
    'The selector remembers it.',
    'a memoized selector returns its cached result',
    'You remember it.',
  ],
  [
    'This exchanges the root reducer.',
    'replaces the reducer',
    'This exchanges a code for a token.',
  ],
  ['It returns the first state.', 'the initial state', 'The first state change is free.'],
  ['It returns another one.', 'a different one, a new reference', 'Then lend another one.'],
  ['This makes an action.', 'creates or returns an action', 'It makes an action serializable.'],
  ['React hands the store down.', 'passes the store to React', 'On the other hand, it is free.'],
  ['The value is refused.', 'is rejected, throws an error', 'The server may refuse it.'],
  [
    'A miss, that is no error.',
    'that isn’t an error',
    'There is no error, and it is no longer there now.',
  ],
  ['Show the present argument.', 'the current value', 'Present it to your team.'],
  ['It warns while you develop.', 'in development', 'It warns while you type.'],
  ['It brings mistakes to light.', 'helps you find bugs', 'It is light.'],
  ['Use a stand-in.', 'a mock, a fake, a proxy', 'Use a fake.'],
  ['The clock moved by hand.', 'fake timers', 'Update the file by hand.'],
  ['This empties the cache.', 'clears the cache, resets the form', 'An empty cache is fine.'],
  ['Use a drill in place of it.', 'instead of', 'Put it in its place.'],
  ['The desk is beside it.', 'next to, along with', 'Besides, it is late.'],
  ['It is loaded anew.', 'again', 'It is loaded again.'],
  ['Add it to the blacklist.', 'deny list', 'Add it to the deny list.'],
  ['Add it to the whitelist.', 'allow list', 'Add it to the allow list.'],
  ['It is seldom due.', 'rarely', 'It is rarely due.'],
  ['Change a tool that exists already.', 'already exists', 'It already exists.'],
  ['It covers the case that it is late.', 'the case where', 'This is the case: that is all.'],
  ['Replace the drill by a saw.', 'replaces X with Y', 'Replace the drill by hand.'],
  ['Learn in which order they run.', 'in what order', 'The desk in which it lies.'],
  ['It lends nothing but ladders.', 'only', 'It lends nothing, but it is open.'],
  ['Moreover, it is late.', 'also, or nothing', 'Also, it is late.'],
];
/** Items without a period have no rhythm. */
const item = (sentence: string): string => `- ${sentence.replace(/\.$/, '')}\n`;
plant(
  'terms',
  terms.map(([bad, , fine]) => item(bad) + item(fine)).join(''),
  ...terms.map(([bad, good]): [string, string] => [item(bad).trim(), `write "${good}`]),
);
expectWarnings(
  'terms',
  ['It answers no other action', '"answers": write "handle"'],
  ['It keeps the answer', '"answer": write "handle"'],
);
