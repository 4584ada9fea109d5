/** @jest-environment jsdom */
import {showCode} from '@site/theme-plugin/src/client/codeBlock/showCode';
import {codeKey} from '@site/theme-plugin/src/shared/code/codeKey';
import {sourceOf} from '../../shared/code/support/sourceOf';

const source = sourceOf('// highlight-next-line\nconst a = 1 < 2;\n');
const html = '<span class="tk">const</span>';

const STATUS = {code: 200, nothing: 404, overloaded: 503};

/** Serves a code file with the block for the page at a path, or an unreadable one. */
function serve(path: string, answer: keyof typeof STATUS | 'offline'): jest.Mock {
  window.history.replaceState(null, '', path);
  const fetchFile = jest.fn(async () => {
    if (answer === 'offline') {
      throw new TypeError('Failed to fetch');
    }
    const status = STATUS[answer];
    return {
      ok: status === 200,
      status,
      json: async () => ({article: {version: '', blocks: []}, code: {[codeKey(source)]: html}}),
    };
  });
  Object.assign(globalThis, {fetch: fetchFile});
  return fetchFile;
}

const settle = () => new Promise(resolve => setTimeout(resolve));

it.each(['offline', 'overloaded'] as const)(
  "shows plain text if the page's file fails to load (%s), and asks again next time",
  async answer => {
    const fetchFile = serve(`/${answer}`, answer);
    const code = document.createElement('code');
    showCode(code, source);
    expect(code.innerHTML).toBe('const a = 1 &lt; 2;');
    await settle();
    expect(code.innerHTML).toBe('const a = 1 &lt; 2;');
    showCode(code, source);
    const file = [`/assets/code/${answer}.json`];
    expect(fetchFile.mock.calls).toEqual([file, file]);
  },
);

it('asks only once for the file of a page that has none', async () => {
  const fetchFile = serve('/none', 'nothing');
  showCode(document.createElement('code'), source);
  await settle();
  showCode(document.createElement('code'), source);
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

it('shows plain text if the file lacks the block, in line elements if lines are numbered', async () => {
  serve('/unknown', 'nothing');
  const code = document.createElement('code');
  showCode(code, sourceOf('a\nb\n', {isNumbered: true}));
  await settle();
  expect(code.innerHTML).toBe('<span class="code-line">a\n</span><span class="code-line">b</span>');
});

it("writes nothing into a block that's removed before its code arrives", async () => {
  serve('/gone', 'code');
  const code = document.createElement('code');
  showCode(code, source)();
  await settle();
  expect(code.innerHTML).toBe('const a = 1 &lt; 2;');
});

it('shows the highlighted code as soon as it arrives, and right away the next time', async () => {
  const fetchFile = serve('/page/', 'code');
  // The code was read for the removed block.
  const code = document.createElement('code');
  showCode(code, source);
  expect(code.innerHTML).toBe(html);
  expect(fetchFile).not.toHaveBeenCalled();
});
