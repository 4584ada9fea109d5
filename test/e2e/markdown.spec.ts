import fs from 'node:fs';
import path from 'node:path';
import {LLMS_FULL_MAX_BYTES} from '../../theme-plugin/src/shared/constants';
import {markdownPath} from '../../theme-plugin/src/shared/markdown/markdownPath';
import {BUILD_DIR, builtPages, pagesWithSidebar} from '../support/builtPages';
import {expect, test} from '../support/fixtures';

const read = (file: string): string => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');

/** What is not in a fence: signs of MDX and HTML are allowed in code. */
const withoutCode = (text: string): string =>
  text.replace(/^(?<fence>`{3,})[^]*?^\k<fence>$/gm, '').replace(/`[^`\n]+`/g, '');

/** What only the sources of this site understand: directives, marks of samples, comments. */
const SITE_ONLY = /^:::|\{\/\*|<!--|prose-allow|\bdata-verified\b|<[a-z][^>]*>/m;
const FENCE_MARKS = /^`{3,}[\w-]*[^\S\n]+\S/m;
const RELATIVE_LINK = /\]\((?!https?:|mailto:)/;

for (const {route} of pagesWithSidebar) {
  test(`${route} is there in clean Markdown`, () => {
    const text = read(markdownPath(route, '/'));
    const prose = withoutCode(text);
    expect(text).toMatch(/^# \S/);
    expect(prose.match(/^# /gm)).toHaveLength(1);
    expect(prose).not.toMatch(SITE_ONLY);
    expect(text).not.toMatch(FENCE_MARKS);
    expect(prose).not.toMatch(RELATIVE_LINK);
  });
}

test('the Markdown has every sample of its page, complete, with its changes', async ({
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
  expect(text).toContain('-interface ToolsState {');
});

test('a host serves the Markdown at the address of the page plus .md', async ({request, at}) => {
  const response = await request.get(at('/api/store.md'));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/markdown');
  expect(await response.text()).toMatch(/^# /);
});

test('llms.txt lists every doc of the sidebar once, with a description, and only what exists', () => {
  const links = [...read('llms.txt').matchAll(/^- \[.+\]\((\S+)\)(?:: (.+))?$/gm)];
  const paths = links.map(([, url = '']) => new URL(url).pathname);
  expect(new Set(paths)).toEqual(
    new Set(pagesWithSidebar.map(({route}) => markdownPath(route, '/'))),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(links.filter(([, , description]) => !description)).toEqual([]);
  expect(builtPages.length).toBeGreaterThan(paths.length);
});

test('llms-full.txt has the text of every doc and keeps its limit', () => {
  const text = read('llms-full.txt');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LLMS_FULL_MAX_BYTES);
  expect(text.match(/^Source: https:\/\//gm)).toHaveLength(pagesWithSidebar.length);
});
