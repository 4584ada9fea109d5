import {fileChanges, isRewritten} from '@site/src/tutorials/changes/fileChanges';

const text = (...lines: string[]) => `${lines.join('\n')}\n`;
const BLANK = ['', '', ''];

it.each([
  ['most of its lines are new', text('a', 'b'), text('a', 'x', 'y'), true],
  ['fewer lines are new than old', text('a', 'b', 'c'), text('a', 'b', 'x'), false],
  ['lines are only added', text('a'), text('a', 'x', 'y'), false],
  ['nearly all of it is gone', text('a', 'b', 'c', 'd', 'e', 'f'), text('a'), true],
  ['a fifth of it is left', text('a', 'b', 'c', 'd', 'e'), text('a'), false],
  [
    'only blank lines are left',
    text('a', ...BLANK, 'b', ...BLANK),
    text('x', ...BLANK, 'y', ...BLANK),
    true,
  ],
  ['blank lines are added', text('a', 'b', 'c'), text('a', ...BLANK, 'b', ...BLANK, 'x'), false],
  ['blank lines are removed', text('a', ...BLANK, 'b'), text('a', 'x', 'b'), false],
])('tells whether a file is written anew if %s', (_, before, after, isNew) => {
  expect(isRewritten(fileChanges(before, after))).toBe(isNew);
});
