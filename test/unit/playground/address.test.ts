import {randomBytes} from 'node:crypto';
import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {
  isEditHash,
  readEditHash,
  writeEditHash,
} from '@site/theme-plugin/src/playground/shared/address';

it('reads what it has written, whatever the text and the name of the block', async () => {
  const edits = fc.dictionary(fc.string(), fc.string({unit: 'binary'}));
  await fc.assert(
    fc.asyncProperty(fc.string({minLength: 1, unit: 'grapheme'}), edits, async (block, edit) => {
      const hash = await writeEditHash(block, edit);
      expect(isEditHash(hash)).toBe(true);
      expect(hash).toMatch(/^#edit=[^#\s"<>]*\.[\w-]+$/);
      expect(await readEditHash(hash)).toEqual({block, edit: {...edit}});
    }),
    {numRuns: 50},
  );
});

it('knows the block of an address whose end was cut off, but no edit', async () => {
  const hash = await writeEditHash('src/app/store.ts', {
    'store.ts': 'const answer = 42\n'.repeat(20),
  });
  expect(await readEditHash(hash.slice(0, -9))).toEqual({block: 'src/app/store.ts'});
});

it('takes nothing for an edit that is none', async () => {
  const hash = await writeEditHash('a.ts', {'a.ts': 1} as never);
  expect(await readEditHash(hash)).toEqual({block: 'a.ts'});
  expect(await readEditHash('#edit=100%')).toEqual({block: ''});
  expect(isEditHash('#editing-the-store')).toBe(false);
});

/** The hash of an edit that replaces a file's text. */
const hashOf = (text: string): string =>
  `#edit=a.ts.${deflateRawSync(JSON.stringify({'a.ts': text})).toString('base64url')}`;

it('takes no text that would fill the memory, however short its address is', async () => {
  const hash = hashOf('x'.repeat(3e6));
  expect(hash.length).toBeLessThan(8192);
  expect(await readEditHash(hash)).toEqual({block: 'a.ts'});
  expect(await readEditHash(hashOf('x'.repeat(1e8)))).toEqual({block: 'a.ts'});
});

it('takes no address that is longer than those that it writes', async () => {
  const hash = hashOf(randomBytes(10_000).toString('hex'));
  expect(hash.length).toBeGreaterThan(8192);
  expect(await readEditHash(hash)).toEqual({block: 'a.ts'});
  expect(await readEditHash(hashOf('short'))).toEqual({block: 'a.ts', edit: {'a.ts': 'short'}});
});

it('keeps a typical edit short', async () => {
  const text = "import {createStore} from 'redux'\n\nconst store = createStore(reducer)\n".repeat(
    8,
  );
  expect((await writeEditHash('store.ts', {'store.ts': text})).length).toBeLessThan(200);
});
