import fs from 'node:fs';
import path from 'node:path';
import {LLMS_FULL_MAX_BYTES} from '../../theme-plugin/pages/src/constants';
import {markdownPath} from '../../theme-plugin/pages/src/shared/markdownPath';
import {BUILD_DIR, builtPages, pagesWithSidebar} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {markdownFaults} from '../support/markdownFaults';

const read = (file: string): string => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');

const markdownFiles = fs
  .readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.md'));

test('every doc is available in Markdown', () => {
  const docs = pagesWithSidebar.map(({route}) => markdownPath(route, '/').slice(1));
  expect(markdownFiles).toEqual(expect.arrayContaining(docs));
  expect(markdownFiles.length).toBeGreaterThanOrEqual(85);
});

test('any Markdown parser understands every file', () => {
  const faults = markdownFiles.flatMap(file =>
    markdownFaults(read(file)).map(fault => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('the Markdown contains every sample on its page, complete and with its changes', async ({
  reader,
  at,
}) => {
  const route = '/tutorials/essentials/part-6-performance-normalization';
  const text = read(markdownPath(route, '/'));
  await reader.goto(at(route));
  const samples = await reader.locator('article .theme-code-block pre > code').evaluateAll(codes =>
    codes.map(code => {
      const copy = code.cloneNode(true) as Element;
      copy.querySelectorAll('.only-plain').forEach(part => part.remove());
      return (copy.textContent ?? '').split('\n').filter(line => line.trim() !== '');
    }),
  );
  expect(samples.length).toBeGreaterThan(20);
  const lines = new Set(text.split('\n'));
  const missing = samples
    .flat()
    .filter(line => !['', ' ', '+', '-'].some(sign => lines.has(sign + line)));
  expect(missing).toEqual([]);
  expect(text).toContain('+const toolsAdapter = createEntityAdapter<Tool>');
  expect(text).toContain('-  items: [] as Tool[],');
});

test('llms.txt lists every doc in the sidebar once, with a description, and no missing pages', () => {
  const links = [...read('llms.txt').matchAll(/^- \[.+\]\((\S+)\)(?:: (.+))?$/gm)];
  const paths = links.map(([, url = '']) => new URL(url).pathname);
  expect(new Set(paths)).toEqual(
    new Set(pagesWithSidebar.map(({route}) => markdownPath(route, '/'))),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(links.filter(([, , description]) => !description)).toEqual([]);
  expect(builtPages.length).toBeGreaterThan(paths.length);
});

test('llms-full.txt has the text of every doc and stays within its limit', () => {
  const text = read('llms-full.txt');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LLMS_FULL_MAX_BYTES);
  expect(text.match(/^Source: https:\/\//gm)).toHaveLength(pagesWithSidebar.length);
});
