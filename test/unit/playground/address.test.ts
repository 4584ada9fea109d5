import fc from 'fast-check';
import {
  isEditHash,
  readEditHash,
  writeEditHash,
} from '@site/theme-plugin/src/playground/shared/address';

it('reads what it has written, whatever the text and the name of the block', async () => {
  const edits = fc.dictionary(fc.nat(9).map(String), fc.string({unit: 'binary'}));
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
  const hash = await writeEditHash('src/app/store.ts', {0: 'const answer = 42\n'.repeat(20)});
  expect(await readEditHash(hash.slice(0, -9))).toEqual({block: 'src/app/store.ts'});
});

it('takes nothing for an edit that is none', async () => {
  const hash = await writeEditHash('a.ts', {text: 'not a position'} as never);
  expect(await readEditHash(hash)).toEqual({block: 'a.ts'});
  expect(await readEditHash('#edit=100%')).toEqual({block: ''});
  expect(isEditHash('#editing-the-store')).toBe(false);
});

it('keeps a typical edit short', async () => {
  const text = "import {createStore} from 'redux'\n\nconst store = createStore(reducer)\n".repeat(
    8,
  );
  expect((await writeEditHash('store.ts', {0: text})).length).toBeLessThan(200);
});
