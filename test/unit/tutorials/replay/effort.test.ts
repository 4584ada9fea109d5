import {parsePage} from '@site/src/samples/pages/parsePage';
import {checkEffort} from '@site/src/tutorials/replay/effort/checkEffort';
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

  it('are the parts of a component that use a value from the store, without the elements around them', () => {
    const text = [
      'export function Bed() {',
      '  const rows = useAppSelector(selectRows)',
      "  const [name, setName] = useState('')",
      '  return (',
      '    <section>',
      '      <h2>{name}</h2>',
      '      {rows.map((row) => (',
      '        <p>',
      '          {row.title}',
      '        </p>',
      '      ))}',
      '    </section>',
      '  )',
      '}',
    ];
    const expected = [0, 1, 6, 7, 8, 9, 10, 13];
    expect(reduxIn(text.join('\n'))).toEqual(expected.map(index => text[index]));
  });

  it('are all lines of an element that dispatches, with its text, but not of an element called select', () => {
    const text = [
      'render(',
      '  <select>',
      '    <button',
      '      type="button"',
      '      onClick={() => dispatch(watered())}>',
      '      Water the bed',
      '    </button>',
      '  </select>',
      ')',
    ];
    expect(reduxIn(text.join('\n'))).toEqual(text.slice(2, 7));
  });

  it("are imports from the project's own slices, and comments above what counts", () => {
    const text =
      "import { watered } from './bedSlice'\n/** One for all beds. */\nconst store = makeStore()";
    expect(reduxIn(text)).toEqual(text.split('\n'));
    expect(reduxIn("import { Bed } from './Bed'")).toEqual([]);
  });

  it("may be in a page's script", () => {
    const script = ['  store.dispatch({', "    type: 'watered',", '  })'];
    const page = [
      '<p>action</p>',
      '<script type="module">',
      ...script,
      '  const size = 4',
      '</script>',
    ];
    expect(reduxIn(page.join('\n'), 'index.html')).toEqual(script);
  });
});

it('counts typed lines: all of a new file, then what changes, and never a test as Redux', () => {
  const lines = new TypedLines();
  const first = 'const store = 1\n\nconst size = 2\n';
  lines.add('src/bed.ts', undefined, first);
  lines.add('src/bed.ts', first, first.replace('= 1', '= 3'));
  lines.add('src/bed.test.ts', undefined, first);
  expect(lines).toMatchObject({typed: 5, redux: 2});
});

it('counts the words that are not folded away, and those of programs to read', () => {
  const page =
    'Some `code` here.\n\n```ts run\nconst read = 1\n```\n\n```ts app=garden/2 title="a.ts"\nnot this\n```\n\n```ts run title="b.ts"\nnor this, which is typed\n```\n\n```ts run hidden\nnor this\n```\n\n<details>\n\nNor that.\n\n</details>\n';
  expect(countWords(parsePage(page))).toBe(6);
});

const checkpoint: Step = {
  kind: 'checkpoint',
  line: 9,
  tests: [],
  walk: undefined,
  title: '',
  actions: '',
};

/** A block to type. */
function block(line: number): Step {
  return {kind: 'draft', line, file: 'a.ts', code: [], prose: '', isFolded: false};
}

it('counts the blocks between two checkpoints', () => {
  const steps = [block(1), checkpoint, block(11), block(12), checkpoint, block(21)];
  expect(countBlocks(steps)).toEqual({blocks: 2, line: 11});
});

it('adds the minutes for reading to those for typing', () => {
  expect(minutesOf({typed: 240, words: 4000})).toBe(40);
});

describe('a page', () => {
  const page = (minutes: number) =>
    parsePage(`::part{series=garden part=2 minutes=${minutes}}\n\nNo words.\n`);
  const faultsOf = (minutes: number, typed: number, steps: Step[] = []) =>
    checkEffort(page(minutes), steps, {typed, redux: typed}).faults;

  it('must promise the minutes that it takes, within a quarter', () => {
    expect(faultsOf(50, 480)).toEqual([]);
    expect(faultsOf(30, 480)).toEqual([]);
    const message =
      'the page promises 55 minutes, but reading and typing take 40: correct the figure';
    expect(faultsOf(55, 480)).toEqual([{line: 1, message}]);
  });

  it("mustn't take more than 90 minutes", () => {
    const message = 'the part takes more than 90 minutes: shorten it';
    expect(faultsOf(95, 1140)).toEqual([{line: 1, message}]);
  });

  it('must have readers type mostly Redux', () => {
    const faultsWith = (redux: number) => checkEffort(page(40), [], {typed: 480, redux}).faults;
    expect(faultsWith(360)).toEqual([]);
    const message =
      '74 % of the lines to type are Redux or use it: offer the others to copy, or fold them away';
    expect(faultsWith(359)).toEqual([{line: 1, message}]);
  });

  it('must have a checkpoint after six blocks', () => {
    const blocks = [11, 12, 13, 14, 15, 16].map(block);
    expect(faultsOf(40, 480, [block(1), checkpoint, ...blocks, checkpoint])).toEqual([]);
    const message = '7 blocks follow each other without a checkpoint: add one after at most 6';
    expect(faultsOf(40, 480, [...blocks, block(17)])).toEqual([{line: 11, message}]);
  });
});
