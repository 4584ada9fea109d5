/** @jest-environment jsdom */
import type {CodeEditor} from '@folio-playground/editor/codeEditor';
import {createRuns} from '@folio-playground/editor/createRuns';
import {clearAddress, editOf} from '@folio-playground/editor/editAddress';
import {MAX_ADDRESS, MAX_SHOWN} from '@folio-playground/shared/constants';
import type {Edit} from '@folio-playground/shared/address';
import {keepEdit} from '@folio-playground/editor/keepEdit';
import {createOutputView} from '@folio-playground/editor/outputView';
import {readSample} from '@folio-playground/client/readSample';
import {createPreviewView} from '@folio-playground/editor/previewView';
import type {Marks} from '@folio-playground/editor/marks';
import {runAndShow} from '@folio-playground/editor/runView';
import type {Ending} from '@folio-playground/run/cell';
import type {Stated} from '@folio-playground/run/instrument';
import {SampleError} from '@folio-playground/run/SampleError';
import type {Runner} from '@folio-playground/run/runSample';
import type {FromCell} from '@folio-playground/shared/messages';

describe('editAddress', () => {
  const files = ['a', 'b', 'c'].map(text => ({name: `${text}.ts`, text}));

  it('keeps only the files that differ, by their name', () => {
    expect(editOf(files, ['a', 'changed', 'c'])).toEqual({'b.ts': 'changed'});
    expect(editOf(files, ['a', 'b', 'c'])).toEqual({});
  });

  const hash = (text: string, own = text) => ({
    write: async () => text,
    isOwn: (other: string) => other === own,
  });

  it('leaves any other hash alone', () => {
    window.history.replaceState(null, '', '/docs/store#edit=b');
    clearAddress(hash('', '#edit=a'));
    expect(window.location.hash).toBe('#edit=b');
  });
});

describe('keepEdit', () => {
  /** Hashes of edits, each of which is packed when the test says so. */
  function open() {
    document.body.innerHTML = '<p></p>';
    const note = document.body.firstElementChild as HTMLElement;
    window.history.replaceState(null, '', '/docs/store?q=1#heading');
    let edit: Edit = {};
    const packed = new Map<string, () => void>();
    const hash = {
      write: ({a = ''}: Edit) =>
        new Promise<string>(resolve => packed.set(a, () => resolve(`#edit=${a}`))),
      isOwn: (text: string) => text.startsWith('#edit='),
    };
    const keeper = keepEdit(hash, () => edit, note);
    return {
      note,
      keeper,
      type: (a?: string) => {
        edit = a === undefined ? {} : {a};
      },
      pack: (a: string) => packed.get(a)?.(),
    };
  }

  const hash = () => window.location.hash;

  it('writes an edit to the address, and removes it once nothing differs', async () => {
    const {keeper, type, pack} = open();
    type('one');
    const written = keeper.write();
    pack('one');
    await written;
    expect(window.location.href).toBe('http://localhost/docs/store?q=1#edit=one');
    type();
    await keeper.write();
    expect(window.location.href).toBe('http://localhost/docs/store?q=1');
  });

  it('keeps the latest edit, whichever is packed last', async () => {
    const {keeper, type, pack} = open();
    type('long');
    const slow = keeper.write();
    type('short');
    const quick = keeper.write();
    pack('short');
    await quick;
    pack('long');
    await slow;
    expect(hash()).toBe('#edit=short');
  });

  it('forgets an edit that was undone, or whose page is gone, before it was packed', async () => {
    const {keeper, type, pack, note} = open();
    type('one');
    const undone = keeper.write();
    type();
    await keeper.write();
    pack('one');
    await undone;
    expect(hash()).toBe('#heading');
    type('two');
    const left = keeper.write();
    note.remove();
    pack('two');
    await left;
    expect(hash()).toBe('#heading');
  });

  it('still says that an edit was shared once the edit would have been written anyway', async () => {
    const {keeper, type, pack, note} = open();
    Object.assign(navigator, {clipboard: {writeText: () => Promise.resolve()}});
    for (const act of [keeper.share, keeper.write]) {
      type('one');
      const done = act();
      pack('one');
      await done;
      expect(note.textContent).toBe('Link copied.');
    }
    type('two');
    const written = keeper.write();
    pack('two');
    await written;
    expect(note.textContent).toBe('');
  });

  it('says so if the edit is too long for an address', async () => {
    const {keeper, type, pack, note} = open();
    const long = 'a'.repeat(MAX_ADDRESS);
    type(long);
    const written = keeper.write();
    pack(long);
    await written;
    expect(hash()).toBe('#heading');
    expect(note.textContent).not.toBe('');
    type();
    await keeper.write();
    expect(note.textContent).toBe('');
  });

  it('shares what the reader asked for, even if they type before it is packed', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: (text: string) => Promise.resolve(void copied.push(text))},
      configurable: true,
    });
    const {keeper, type, pack, note} = open();
    type('one');
    const shared = keeper.share();
    type('two');
    const written = keeper.write();
    pack('two');
    await written;
    pack('one');
    await shared;
    expect(copied).toEqual(['http://localhost/docs/store?q=1#edit=one']);
    expect(note).toHaveTextContent('Link copied.');
    expect(hash()).toBe('#edit=two');
  });
});

it('outputView shows what a sample prints as text, whatever it is', () => {
  const {element, start, print, fail, end} = createOutputView();
  start();
  expect(element).toHaveTextContent('Running…');
  print('log', '<img src="x" onerror="alert(1)">');
  fail('<b>Error</b>\nsrc/<i>.ts, line 3');
  end('<u>Done.</u>');
  expect(element.querySelector('img, b, i, u')).toBeNull();
  expect(element.textContent).toContain('<img src="x" onerror="alert(1)">');
  expect(element.textContent).toContain('<b>Error</b>\nsrc/<i>.ts, line 3');
  expect(element).toHaveTextContent('<u>Done.</u>');
});

it('createRuns says of results that they are those of an earlier text, until the next run', () => {
  const editor = {texts: () => [], mark() {}} as unknown as CodeEditor;
  const {element, run, expire} = createRuns(editor, () => ({isTitled: false, files: []}));
  const root = document.createElement('div');
  root.append(element);
  expire();
  expect(root).toHaveAttribute('data-expired');
  run();
  expect(root).not.toHaveAttribute('data-expired');
});

it('outputView starts anew with each run', () => {
  const {element, start, print, note} = createOutputView();
  start();
  print('warn', 'first');
  note('cut');
  start();
  expect(element).not.toHaveTextContent('first');
  expect(element).not.toHaveTextContent('cut');
});

describe('readSample', () => {
  const block = (title: string | undefined, code: string, playground?: string) =>
    `<div class="theme-code-block language-ts ${playground === undefined ? '' : `folio-playground folio-sample:${playground}`}">
    <div ${title ? '' : 'data-untitled'}>${title ? `<div>${title}</div>` : ''}</div><pre aria-label="${title ?? 'Code (ts)'}"><code>${code}</code></pre></div>`;

  it('takes the block, and the other files of the page', async () => {
    document.body.innerHTML =
      block('src/store.ts', 'export const one = 1') +
      block(undefined, 'a()') +
      block(undefined, "import {one} from './src/store'", '');
    const last = document.querySelector<HTMLElement>('.folio-playground')!;
    expect(await readSample(last, '/')).toEqual({
      isTitled: false,
      files: [
        {name: 'sample.ts', text: "import {one} from './src/store'"},
        {name: 'src/store.ts', text: 'export const one = 1'},
      ],
    });
  });

  it('takes the last of the blocks with the same title', async () => {
    document.body.innerHTML =
      block('a.ts', 'export const a = 1') +
      block('a.ts', 'export const a = 2') +
      block(undefined, "import {a} from './a'", '');
    const last = document.querySelector<HTMLElement>('.folio-playground')!;
    const {files} = await readSample(last, '/');
    expect(files.slice(1)).toEqual([{name: 'a.ts', text: 'export const a = 2'}]);
  });

  it('takes a sample of its own from the site', async () => {
    document.body.innerHTML = block(undefined, 'a()', 'api/store/3');
    const sample = {isTitled: false, files: [{name: 'a.ts', text: 'a()', before: 'const a = 1\n'}]};
    const fetchSample = jest.fn(async () => ({ok: true, json: async () => sample}));
    Object.assign(window, {fetch: fetchSample});
    const [first] = document.querySelectorAll<HTMLElement>('.folio-playground');
    expect(await readSample(first!, '/docs/')).toBe(sample);
    expect(fetchSample).toHaveBeenCalledWith('/docs/assets/playground/samples/api/store/3.json');
  });

  it('says which sample could not be read', async () => {
    document.body.innerHTML = block(undefined, 'a()', 'gone');
    Object.assign(window, {fetch: async () => ({ok: false, status: 404})});
    const [first] = document.querySelectorAll<HTMLElement>('.folio-playground');
    await expect(readSample(first!, '/')).rejects.toThrow(
      'samples/gone.json answered with status 404',
    );
  });
});

describe('runView', () => {
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

  const scrollBy = jest.fn();
  /** Edges of the results in a window that's 768 px high. */
  let results = {top: 0, bottom: 0};
  beforeEach(() => {
    scrollBy.mockClear();
    window.scrollBy = scrollBy;
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => results as DOMRect);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  async function show(
    messages: readonly FromCell[],
    {ending = 'finished' as Ending, error = undefined as Error | undefined, isCurrent = () => true},
    isAnnounced = false,
  ) {
    const output = createOutputView();
    const preview = createPreviewView();
    const steps = document.createElement('div');
    document.createElement('div').append(output.element, preview.element, steps);
    const marks: Marks[] = [];
    const editor = {
      show: jest.fn(),
      texts: () => [],
      shownText: () => '',
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
    output.start();
    await runAndShow({sample, editor, output, preview, steps}, async () => runner, {
      isAnnounced,
      isCurrent,
    });
    const [lines, status] = Array.from(output.element.children);
    return {marks, lines, status: status?.textContent, preview: preview.element};
  }

  it('ticks what agrees, and shows the true value beside what does not', async () => {
    const {marks, status} = await show([result(0, true), result(1, false, '{\n  a: 1 }')], {});
    expect(marks[0]?.results).toEqual([
      {position: 12, isRight: true, text: '✓', label: 'As expected'},
      {position: 26, isRight: false, text: '✗ { a: 1 }', label: 'Actual value: { a: 1 }'},
    ]);
    expect(marks[1]).toEqual({results: [], errorLine: undefined});
    expect(status).toBe('Done, with no output. 1 of 2 expected results are correct.');
  });

  it("doesn't say that there was no output if there are steps", async () => {
    const step: FromCell = {
      kind: 'step',
      timeline: 1,
      name: 'Store',
      label: '',
      text: '0',
      short: '0',
    };
    expect((await show([step], {})).status).toBe('Done.');
  });

  it("doesn't say that there was no output if all of it was cut off", async () => {
    const {lines, status} = await show([{kind: 'cut', lines: 1}], {});
    expect(lines?.textContent).toContain('cut off here');
    expect(status).not.toContain('no output');
  });

  it('says which result was never reached, and shortens a long value', async () => {
    const {marks} = await show([result(0, false), result(1, false, 'x'.repeat(MAX_SHOWN + 1))], {});
    expect(marks[0]?.results.map(({text}) => text)).toEqual([
      '✗ Not reached',
      `✗ ${'x'.repeat(MAX_SHOWN)}…`,
    ]);
  });

  it('ignores forged results: those that nobody stated, and all but the last for one statement', async () => {
    const {marks, status} = await show(
      [result(0, true), result(7, true), result(0, false, '1')],
      {},
    );
    expect(marks[0]?.results.map(({text}) => text)).toEqual(['✗ 1']);
    expect(status).toContain('0 of 1 expected results are correct.');
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

  it('names the line that imports what is not there', async () => {
    const text =
      "SyntaxError: The requested module 'redux' does not provide an export named 'three'";
    const {marks, lines} = await show([{kind: 'error', text}], {});
    expect(marks[0]?.errorLine).toBe(3);
    expect(lines?.textContent).toBe(`${text}\nsample.ts, line 3`);
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

  it.each([
    ['stopped', /^Stopped/],
    ['failed', /^The code couldn’t start/],
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
    expect(status).toMatch(/^The code couldn’t start/);
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

  it.each([
    ['in sight', 700, 768, 0],
    ['short', 700, 800, 32],
    ['long: half of the window stays for what is above', 700, 5000, 316],
    ['far below', 1000, 1100, 332],
  ])('scrolls to results that are %s', async (_, top, bottom, by) => {
    results = {top, bottom};
    await show([], {});
    expect(scrollBy).not.toHaveBeenCalled();
    await show([], {}, true);
    expect(scrollBy).toHaveBeenCalledWith({top: by, behavior: 'instant'});
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
});
