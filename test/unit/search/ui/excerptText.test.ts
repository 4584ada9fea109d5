import {cutExcerpt, EXCERPT_LENGTH} from '@site/theme-plugin/src/search/ui/excerptText';

const words = Array.from({length: 60}, (_, number) => `word${number}`).join(' ');

it('leaves a text of 90 characters alone, and cuts a longer one behind a word', () => {
  expect(cutExcerpt('x'.repeat(EXCERPT_LENGTH))).toBe('x'.repeat(EXCERPT_LENGTH));
  const cut = cutExcerpt(words);
  expect(cut).toMatch(/^word0 .*word\d+…$/);
  expect(cut.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
  expect(words.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
});

it('ends with no comma', () => {
  expect(cutExcerpt(`${'x'.repeat(70)}, and ${'y'.repeat(19)} z`)).toBe(`${'x'.repeat(70)}, and…`);
  expect(cutExcerpt(`${'x'.repeat(70)}, ${'y'.repeat(19)} z`)).toBe(`${'x'.repeat(70)}…`);
});

it('cuts no character in two, nor a script without spaces to nothing', () => {
  const cut = cutExcerpt('😀'.repeat(100));
  expect(Array.from(cut)).toEqual([...Array<string>(89).fill('😀'), '…']);
});
