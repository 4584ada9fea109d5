/** @jest-environment jsdom */
import {screen} from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import {attachSwitch} from '@site/src/components/tutorial/attachSwitch';

const fetchFile = jest.fn();
let undo: () => void;

/** A block as the server sends it. */
const blockOf = (
  file: string,
) => `<div><div><a class="switch" href="/${file}.txt" aria-label="Whole file ${file}, 3 lines">Whole file</a></div>
    <pre><code style="--lines: 1">part</code></pre></div>`;

function show(file: string): void {
  document.body.innerHTML = blockOf(file);
  const block = document.body.firstElementChild;
  if (block instanceof HTMLElement) {
    undo = attachSwitch(block, `/${file}.json`, `${file}, 3 lines`);
  }
}

const code = () => document.querySelector('code');
const button = () => screen.getByRole('button');

beforeEach(() => {
  Object.assign(globalThis, {fetch: fetchFile});
  fetchFile.mockReset();
  fetchFile.mockImplementation(async () => ({
    ok: true,
    json: async () => ({html: 'a\n<b>b</b>\nc'}),
  }));
});

it('switches to the whole file and back, and fetches it once', async () => {
  show('a.ts');
  expect(screen.queryByRole('link')).toBeNull();
  expect(button()).toHaveAccessibleName('Whole file a.ts, 3 lines');
  for (let round = 1; round <= 2; round += 1) {
    await userEvent.click(button());
    expect(code()).toHaveTextContent('a b c', {normalizeWhitespace: true});
    expect(code()?.style.getPropertyValue('--lines')).toBe('3');
    expect(button()).toHaveAccessibleName('Excerpt a.ts, 3 lines');
    expect(screen.getByRole('status')).toHaveTextContent('Showing the whole file.');
    await userEvent.click(button());
    expect(code()?.outerHTML).toBe('<code style="--lines: 1;">part</code>');
    expect(screen.getByRole('status')).toHaveTextContent('Showing the excerpt.');
  }
  expect(fetchFile.mock.calls).toEqual([['/a.ts.json']]);
});

it('offers the file as text if it fails to load, and tries again', async () => {
  fetchFile.mockImplementationOnce(async () => {
    throw new TypeError('Failed to fetch');
  });
  show('b.ts');
  await userEvent.click(button());
  expect(screen.getByRole('link', {name: 'View it as text'})).toHaveAttribute('href', '/b.ts.txt');
  expect(code()).toHaveTextContent('part');
  await userEvent.click(button());
  expect(screen.queryByRole('link')).toBeNull();
  expect(button()).toHaveTextContent('Excerpt');
});

it('leaves the block as it was', async () => {
  show('c.ts');
  await userEvent.click(button());
  undo();
  expect(document.body.innerHTML).toBe(blockOf('c.ts').replace('1">part', '1;">part'));
});

describe('a file that arrives late', () => {
  let arrive: () => Promise<void>;

  beforeEach(() => {
    fetchFile.mockImplementation(
      () =>
        new Promise(resolve => {
          arrive = async () => {
            resolve({ok: true, json: async () => ({html: 'a\nb'})});
            await new Promise(done => setTimeout(done));
          };
        }),
    );
  });

  it("isn't written into a block whose page the reader has left", async () => {
    show('late.ts');
    await userEvent.click(button());
    undo();
    await arrive();
    expect(document.body.innerHTML).toBe(blockOf('late.ts'));
  });

  it('is asked for once, however often the reader presses, and shown once', async () => {
    show('pressed.ts');
    await userEvent.click(button());
    await userEvent.click(button());
    expect(code()).toHaveTextContent('part');
    await arrive();
    expect(code()).toHaveTextContent('a b');
    expect(button()).toHaveTextContent('Excerpt');
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });
});

it('does nothing to a block that shows the whole file anyway', () => {
  document.body.innerHTML = '<div><pre><code>all</code></pre></div>';
  const served = document.body.innerHTML;
  const block = document.body.firstElementChild;
  if (block instanceof HTMLElement) {
    attachSwitch(block, '/d.ts.json', 'd.ts, 3 lines');
  }
  expect(document.body.innerHTML).toBe(served);
});
