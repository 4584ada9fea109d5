import {readTypeRanges, writeTypeRanges} from '@site/theme-plugin/src/shared/code/typeRanges';

const RANGES = [
  {start: 0, end: 30, isSpace: false},
  {start: 37, end: 39, isSpace: true},
  {start: 39, end: 51, isSpace: false},
];

it('writes ranges into the metastring and reads them back', () => {
  expect(writeTypeRanges(RANGES)).toBe('types=0.30,7.2s,0.12');
  expect(readTypeRanges(`title="a.ts" ${writeTypeRanges(RANGES)} {1}`)).toEqual(RANGES);
});

it.each([undefined, '', 'title="types=1.2"', 'all-types=1.2', 'types=', 'types=a'])(
  'finds none in %j',
  metastring => {
    expect(readTypeRanges(metastring)).toBeUndefined();
  },
);
