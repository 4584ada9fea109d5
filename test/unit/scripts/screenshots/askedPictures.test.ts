import {askedPictures} from '@site/scripts/screenshots/askedPictures';
import type {State} from '@site/src/tutorials/replay/State';

const state = (line: number, browser?: string): State => ({
  line,
  isEnd: line === 9,
  title: '',
  actions: '',
  tests: [],
  browser,
  files: new Map(),
});

describe('askedPictures', () => {
  const checkpoint = state(2, 'press Save');
  const end = state(9);
  const read = (...lines: string[]) => askedPictures(lines, 'garden/2', [checkpoint, end]);

  it('shows the finished app, after a walk', () => {
    expect(read('::app[A bed]{app=garden/2 walk="press Sow; see Peas"}')).toEqual([
      {name: 'garden-2', browser: 'press Sow; see Peas', state: end},
    ]);
  });

  it("shows a checkpoint's app after its walk, or after the picture's own", () => {
    expect(
      read(
        '::picture[Before]{name=garden-2-before}',
        ':::checkpoint[Saved]{app=garden/2}',
        '::picture[Saved]{name=garden-2-saved}',
        '::picture[Open]{name=garden-2-open walk="press Open"}',
        ':::',
        '::picture[After]{name=garden-2-after}',
      ).map(({name, browser, state: {line}}) => [name, browser, line]),
    ).toEqual([
      ['garden-2-before', 'open /', 9],
      ['garden-2-saved', 'press Save', 2],
      ['garden-2-open', 'press Open', 2],
      ['garden-2-after', 'open /', 9],
    ]);
  });

  it('reads nothing else', () => {
    expect(read('A `::picture[…]{name=x}` in text', '```ts')).toEqual([]);
  });
});
