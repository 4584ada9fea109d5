import type {FileLine} from '@site/src/tutorials/changes/fileChanges';
import {applySection} from '@site/src/tutorials/replay/patch/applySection';

const FILE = ['open', '  one', 'close', 'open', '  two', 'close'];

/** Marked lines: `+` for added, `-` for removed, or a space. */
const shown = (...lines: string[]): FileLine[] =>
  lines.map(line => ({
    text: line.slice(1),
    ...(line.startsWith('+') && {change: 'added' as const}),
    ...(line.startsWith('-') && {change: 'removed' as const}),
  }));

it('puts lines beside the ones that are kept, in place of those that are removed', () => {
  expect(applySection(FILE, shown('-  one', '+  three', ' close'), 0)).toEqual({
    kind: 'applied',
    lines: ['open', '  three', 'close', 'open', '  two', 'close'],
    end: 3,
  });
});

it.each([0, 3])('calls lines that match twice ambiguous, also below the first: from %i', from => {
  expect(applySection(FILE, shown(' close', '+end'), from)).toEqual({
    kind: 'ambiguous',
    context: 'close',
  });
});

it('looks for no line above where the search begins', () => {
  expect(applySection(FILE, shown('-  one', '+  three'), 3)).toEqual({
    kind: 'missing',
    line: 'one',
    isRemoved: true,
  });
});

it('names the first line that fits nowhere', () => {
  expect(applySection(FILE, shown(' open', '   two', ' end', '+more'), 0)).toEqual({
    kind: 'missing',
    line: 'end',
    isRemoved: false,
  });
  expect(applySection(FILE, shown('+more'), 0)).toEqual({kind: 'no context'});
});
