import {
  decodePostings,
  encodePostings,
  type Posting,
} from '@site/theme-plugin/search/src/engine/postings';

const titles: Posting[] = [
  {section: 0, field: 'title', level: 1, size: 1},
  {section: 1, field: 'path', level: 6, size: 8},
  {section: 70_000, field: 'keywords', level: 2, size: 3},
];
const content: Posting[] = [
  {section: 3, field: 'content', level: 0, size: 3},
  {section: 4, field: 'code', level: 0, size: 0},
];

it('reads what it wrote', () => {
  expect(decodePostings('titles', encodePostings('titles', titles))).toEqual(titles);
  expect(decodePostings('content', encodePostings('content', content))).toEqual(content);
});

it('uses a few letters per section', () => {
  expect(encodePostings('content', content).length).toBeLessThanOrEqual(6);
});

it.each(['', '?', '1,,2'])('rejects “%s” as a list', text => {
  expect(() => decodePostings('titles', text)).toThrow('is no posting');
});
