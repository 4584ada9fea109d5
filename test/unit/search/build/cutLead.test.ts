import {cutLead, LEAD_LENGTH} from '@site/theme-plugin/search/src/build/cutLead';

const words = Array.from({length: 60}, (_, number) => `word${number}`).join(' ');

it('leaves text of up to 104 characters alone, and cuts longer text after a word', () => {
  expect(cutLead('x'.repeat(LEAD_LENGTH))).toBe('x'.repeat(LEAD_LENGTH));
  const cut = cutLead(words);
  expect(cut).toMatch(/^word0 .*word\d+…$/);
  expect(cut.length).toBeLessThanOrEqual(LEAD_LENGTH);
  expect(words.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
});

it('uses only the first line', () => {
  expect(cutLead('First.\nSecond.')).toBe('First.');
  expect(cutLead('')).toBe('');
});

it.each([',', ';', ':'])("doesn't end with '%s'", mark => {
  expect(cutLead(`${'x'.repeat(84)}${mark} and ${'y'.repeat(19)} z`)).toBe(
    `${'x'.repeat(84)}${mark} and…`,
  );
  expect(cutLead(`${'x'.repeat(84)}${mark} ${'y'.repeat(19)} z`)).toBe(`${'x'.repeat(84)}…`);
});

it.each(['.', '!', '?', '.)', '?”', '.’'])(
  'adds no ellipsis after a sentence that ends in "%s"',
  end => {
    expect(cutLead(`${'x'.repeat(80)} done${end} ${'y'.repeat(19)} z ${'y'.repeat(19)}`)).toBe(
      `${'x'.repeat(80)} done${end}`,
    );
  },
);

it('adds an ellipsis if only an earlier sentence is whole', () => {
  expect(cutLead(`Done. ${'x'.repeat(80)} ${'y'.repeat(40)}`)).toMatch(/^Done\. x+…$/);
});

it("doesn't split characters, and keeps text in scripts without spaces", () => {
  expect(Array.from(cutLead('😀'.repeat(120)))).toEqual([...Array<string>(103).fill('😀'), '…']);
});
