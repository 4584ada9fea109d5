import {locateExcerpt} from '@site/src/samples/excerpts/locateExcerpt';

const FILE = ['open()', '', '  sweep()', '  close()', 'sweep()', 'leave()'];

const locate = (...code: string[]) => {
  const {places, mismatch} = locateExcerpt(code, FILE);
  return {places: [...places], mismatch};
};

it('finds the lines between gaps in order, wherever they begin', () => {
  expect(locate('open()', 'sweep()', '// …', '', 'leave()')).toEqual({
    places: [
      [0, 0],
      [1, 2],
      [4, 5],
    ],
    mismatch: undefined,
  });
});

it('finds what follows a gap only below what is above it', () => {
  expect(locate('sweep()', '// …', 'sweep()').places).toEqual([
    [0, 2],
    [2, 4],
  ]);
  for (const [above, below] of [
    ['leave()', 'open()'],
    // The same line twice, which the file has once.
    ['leave()', 'leave()'],
  ] as const) {
    expect(locate(above, '// …', below).mismatch).toEqual({
      index: 2,
      message: `the line "${below}" is not found`,
    });
  }
  // The end of the first part isn't the beginning of the next.
  expect(locate('sweep()', 'close()', '// …', 'close()', 'sweep()').mismatch).toMatchObject({
    index: 3,
  });
});

it('says what stands in the place of a line that differs', () => {
  expect(locate('open()', 'close()').mismatch).toEqual({
    index: 1,
    message: 'the line "close()" is not found, "sweep()" stands there',
  });
});
