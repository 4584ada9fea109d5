/** @jest-environment jsdom */
import {createPreviewView} from '@folio/client/playground/editor/previewView';
import {createOutputView} from '@folio/client/playground/editor/outputView';
import type {Marks} from '@folio/client/playground/editor/marks';
import {runAndShow} from '@folio/client/playground/editor/runView';
import type {Ending} from '@folio/client/playground/run/cell';
import type {Stated} from '@folio/client/playground/run/instrument';
import {SampleError} from '@folio/client/playground/run/SampleError';
import type {Runner} from '@folio/client/playground/run/runSample';
import {MAX_SHOWN} from '@folio/playground/shared/constants';
import type {FromCell} from '@folio/playground/shared/messages';

const sample = {
  isTitled: false,
  files: [
    {name: 'sample.ts', text: 'one\ntwo // => 2\nthree // => 3', before: 'hidden\nlines\n'},
    {name: 'src/store.ts', text: 'store'},
  ],
};
const stated: Stated[] = [
  {to: 25, texts: ['2'], kind: 'value'},
  {to: 39, texts: ['3'], kind: 'value'},
];
const result = (index: number, agrees: boolean, shown = ''): FromCell => ({
  kind: 'result',
  index,
  agrees,
  shown,
});

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

async function show(
  messages: readonly FromCell[],
  {ending = 'finished' as Ending, error = undefined as Error | undefined, isCurrent = () => true},
  isAnnounced = false,
) {
  const output = createOutputView();
  const preview = createPreviewView();
  document.createElement('div').append(output.element, preview.element);
  const marks: Marks[] = [];
  const editor = {
    show: jest.fn(),
    texts: () => [],
    setTexts: jest.fn(),
    mark: (file: number, each: Marks) => (marks[file] = each),
    focus: jest.fn(),
    destroy: jest.fn(),
  };
  const runner: Pick<Runner, 'run' | 'close'> = {
    async run(_sample, onStated, onMessage) {
      if (error) {
        throw error;
      }
      onStated(stated);
      messages.forEach(onMessage);
      return ending;
    },
    close() {},
  };
  await runAndShow({sample, editor, output, preview}, async () => runner, {isAnnounced, isCurrent});
  const [lines, status] = Array.from(output.element.children);
  return {marks, lines, status: status?.textContent, preview: preview.element};
}

it('ticks what agrees, and shows the true value beside what does not', async () => {
  const {marks, status} = await show([result(0, true), result(1, false, '{\n  a: 1 }')], {});
  expect(marks[0]?.results).toEqual([
    {position: 12, isRight: true, text: '✓', label: 'As stated'},
    {position: 26, isRight: false, text: '✗ { a: 1 }', label: 'Actual value: { a: 1 }'},
  ]);
  expect(marks[1]).toEqual({results: [], errorLine: undefined});
  expect(status).toBe('Done. Nothing was printed. 1 of 2 stated results are right.');
});

it('says which result was never reached, and shortens a long value', async () => {
  const {marks} = await show([result(0, false), result(1, false, 'x'.repeat(MAX_SHOWN + 1))], {});
  expect(marks[0]?.results.map(({text}) => text)).toEqual([
    '✗ Not reached',
    `✗ ${'x'.repeat(MAX_SHOWN)}…`,
  ]);
});

it('ignores forged results: those that nobody stated, and all but the last for one statement', async () => {
  const {marks, status} = await show([result(0, true), result(7, true), result(0, false, '1')], {});
  expect(marks[0]?.results.map(({text}) => text)).toEqual(['✗ 1']);
  expect(status).toContain('0 of 1 stated results are right.');
});

it('shows a value that a forged report sends in place of a text', async () => {
  const forged = {kind: 'result', index: 0, agrees: false, shown: 5} as unknown as FromCell;
  const {marks} = await show([forged], {});
  expect(marks[0]?.results.map(({text}) => text)).toEqual(['✗ 5']);
});

it('counts the line of an error without the lines that the page hides', async () => {
  const {marks, lines, status} = await show(
    [{kind: 'error', text: 'Oh no', place: {file: 'sample.ts', line: 4}}],
    {},
  );
  expect(marks[0]?.errorLine).toBe(2);
  expect(lines?.textContent).toBe('Oh no\nsample.ts, line 2');
  expect(status).toBe('The code ended with an error.');
});

it('names no place for an error in hidden lines', async () => {
  const {marks, lines} = await show(
    [{kind: 'error', text: 'Oh no', place: {file: 'sample.ts', line: 2}}],
    {},
  );
  expect(marks[0]?.errorLine).toBeUndefined();
  expect(lines?.textContent).toBe('Oh no');
});

it('marks the first of several errors, in its own file', async () => {
  const {marks} = await show(
    [
      {kind: 'error', text: 'First', place: {file: 'src/store.ts', line: 1}},
      {kind: 'error', text: 'Second', place: {file: 'sample.ts', line: 3}},
    ],
    {},
  );
  expect(marks.map(({errorLine}) => errorLine)).toEqual([undefined, 1]);
});

it('shows markup that a sample prints as text', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const {lines, status} = await show([{kind: 'line', level: 'log', text}], {});
  expect(lines?.querySelector('img')).toBeNull();
  expect(lines?.textContent).toBe(text);
  expect(status).toBe('Done.');
});

it.each([
  ['stopped', /^Stopped/],
  ['failed', /^The sample couldn’t be started/],
] as const)('says that a run ended as %s', async (ending, expected) => {
  const {status} = await show([], {ending});
  expect(status).toMatch(expected);
});

it('shows why a sample cannot be compiled', async () => {
  const error = new SampleError('Unexpected token', {file: 'sample.ts', line: 3});
  const {marks, lines, status} = await show([], {error});
  expect(lines?.textContent).toBe('Unexpected token\nsample.ts, line 1');
  expect(marks[0]?.errorLine).toBe(1);
  expect(status).toBe('The code ended with an error.');
});

it('asks the reader to try again if the runner breaks', async () => {
  const {lines, status} = await show([], {error: new TypeError('Failed to fetch')});
  expect(lines?.textContent).toBe('');
  expect(status).toMatch(/^The sample couldn’t be started/);
});

it('leaves the output and the marks to a later run', async () => {
  const {marks, lines, status} = await show(
    [{kind: 'line', level: 'log', text: 'late'}, result(0, true)],
    {isCurrent: () => false},
  );
  expect(marks).toEqual([]);
  expect(lines?.textContent).toBe('');
  expect(status).toBe('Running…');
});

it('scrolls to the output only after a run that the reader asked for', async () => {
  await show([], {});
  expect(scrollIntoView).not.toHaveBeenCalled();
  await show([], {}, true);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('shows a preview as high as its content, and none for a sample that renders nothing', async () => {
  const {preview, status} = await show([{kind: 'height', height: 40}], {});
  expect(preview).not.toHaveAttribute('data-empty');
  expect(preview.style.getPropertyValue('--height')).toBe('40px');
  expect(status).toBe('Done.');
  expect((await show([], {})).preview).toHaveAttribute('data-empty');
});

it('hides the preview of a sample that was stopped', async () => {
  const heights = [40, 0].map((height): FromCell => ({kind: 'height', height}));
  const {preview} = await show(heights, {ending: 'stopped'});
  expect(preview).toHaveAttribute('data-empty');
});

it.each([
  [1e9, '480px'],
  [-1, '0px'],
  ['1px; color: red', '0px'],
])('makes of a forged height of %s no other than %s', async (height, expected) => {
  const {preview} = await show([{kind: 'height', height} as unknown as FromCell], {});
  expect(preview.style.getPropertyValue('--height')).toBe(expected);
});
