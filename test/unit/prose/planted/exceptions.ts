import {head, plant} from './registry';

plant(
  'exceptions',
  `${head('exceptions').replace(
    'description:',
    '# prose-allow: words-to-avoid\ndescription: simply put,',
  )}{/* prose-allow: stand, vague-people */}

Everybody stands here.

It stood here.

{/* prose-allow: talking-software */}

:::tip[The form asks you]

The form asks once more.

:::

{/* prose-allow: stand */}
- The desk stands in Oslo.
- {/* prose-allow: stand (a real statue) */} The statue stands in Rome,
  and stands still.
- It stands idle.

{/* prose-allow: sentence-length */}

Nothing is wrong with this one.

Text.

{/* prose-allow: stand */}
`,
  ['It stood', '"stood"'],
  ['once more', '"form asks"'],
  ['It stands idle', '"stands"'],
  ['sentence-length', 'the exception "sentence-length" excuses nothing: delete it'],
  [37, 'the exception "stand" excuses nothing: delete it'],
);
