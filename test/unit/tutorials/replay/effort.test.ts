import {parsePage} from '@site/src/samples/pages/parsePage';
import {countBlocks} from '@site/src/tutorials/replay/effort/countBlocks';
import {countWords} from '@site/src/tutorials/replay/effort/countWords';
import {minutesOf} from '@site/src/tutorials/replay/effort/minutesOf';
import {reduxLines} from '@site/src/tutorials/replay/effort/reduxLines';
import {TypedLines} from '@site/src/tutorials/replay/effort/TypedLines';
import type {Step} from '@site/src/tutorials/replay/steps/types';

/** The lines that count as Redux. */
function reduxIn(text: string, file = 'src/Bed.tsx') {
  const found = reduxLines(file, text);
  return text.split('\n').filter((_, index) => found.has(index));
}

describe('lines that are Redux or use it', () => {
  it('are statements that name something from its packages', () => {
    const text = "import { nanoid } from '@reduxjs/toolkit'\nconst id = nanoid()\nconst size = 4";
    expect(reduxIn(text)).toEqual(text.split('\n').slice(0, 2));
  });

  it('are all lines of a slice', () => {
    const text = "const bed = createSlice({\n  name: 'bed',\n  initialState,\n})";
    expect(reduxIn(text)).toHaveLength(4);
  });

  it('are the lines of a component that use a value from the store', () => {
    const text = [
      'export function Bed() {',
      '  const rows = useAppSelector(selectRows)',
      "  const [name, setName] = useState('')",
      '  return (',
      '    <p>',
      '      {rows.length}',
      '      {name}',
      '    </p>',
      '  )',
      '}',
    ];
    expect(reduxIn(text.join('\n'))).toEqual([0, 1, 5, 9].map(index => text[index]));
  });

  it('may be in a page', () => {
    expect(reduxIn('<p>\n  store.dispatch(x)\n</p>', 'index.html')).toEqual([
      '  store.dispatch(x)',
    ]);
  });
});

it('counts typed lines: all of a new file, then what changes, and no test as Redux', () => {
  const lines = new TypedLines();
  const first = 'const store = 1\n\nconst size = 2\n';
  lines.add('src/bed.ts', undefined, first);
  lines.add('src/bed.ts', first, first.replace('= 1', '= 3'));
  lines.add('src/bed.test.ts', undefined, first);
  expect(lines).toMatchObject({typed: 5, redux: 2});
});

it('counts the words that are not folded away', () => {
  const page =
    'Some `code` here.\n\n```ts\nnot this\n```\n\n<details>\n\nNor that.\n\n</details>\n';
  expect(countWords(parsePage(page))).toBe(3);
});

it('counts the blocks between two checkpoints', () => {
  const block: Step = {
    kind: 'draft',
    line: 1,
    file: 'a.ts',
    code: [],
    prose: '',
    isFolded: false,
  };
  const checkpoint: Step = {kind: 'checkpoint', line: 1, tests: [], title: '', actions: ''};
  expect(countBlocks([block, checkpoint, block, block, checkpoint, block])).toBe(2);
});

it('adds the minutes for reading to those for typing', () => {
  expect(minutesOf({typed: 240, words: 4000})).toBe(40);
});
