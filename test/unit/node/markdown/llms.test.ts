import {llmsFull, llmsList} from '@site/theme-plugin/src/node/markdown/llms';
import type {Doc} from '@site/theme-plugin/src/node/common/docsOutline';

const site = {
  title: 'Redux',
  tagline: 'State you can\nfollow',
  origin: 'https://example.com',
  baseUrl: '/',
  hasMarkdown: true,
};

const doc = (title: string, description = '') =>
  ({title, description, permalink: `/${title.toLowerCase()}`}) as Doc;

const outline = [
  {label: '', docs: [doc('Start', 'How to\nbegin.')]},
  {label: 'API', docs: [doc('[Store]'), doc('Compose', 'Right to left.')]},
];

const pages = new Map([
  ['/start', '# Start\n\nText ä\n'],
  ['/[store]', '# Store\n'],
  ['/compose', '# Compose\n'],
]);

it('lists the docs by section, with descriptions', () => {
  expect(llmsList(site, outline)).toBe(`# Redux

> State you can follow

## Docs

- [Start](https://example.com/start.md): How to begin.

## API

- [\\[Store\\]](https://example.com/[store].md)
- [Compose](https://example.com/compose.md): Right to left.
`);
});

it("links to the pages if there's no Markdown", () => {
  expect(llmsList({...site, tagline: '', hasMarkdown: false}, outline.slice(0, 1))).toBe(
    '# Redux\n\n## Docs\n\n- [Start](https://example.com/start): How to begin.\n',
  );
});

const FULL = `# Redux

> State you can follow

---

Source: https://example.com/start

# Start

Text ä

---

Source: https://example.com/[store]

# Store

---

Source: https://example.com/compose

# Compose
`;

it('has the text of all docs, each with its URL', () => {
  expect(llmsFull(site, outline, pages, Buffer.byteLength(FULL))).toEqual({text: FULL, left: 0});
});

it('counts bytes, not characters', () => {
  const bytes = Buffer.byteLength(FULL);
  expect(bytes).toBeGreaterThan(FULL.length);
  const umlauts = new Map([...pages, ['/compose', `# Compose\n\n${'ä'.repeat(200)}\n`]]);
  const {text} = llmsFull(site, outline, umlauts, 2 * bytes + 1000);
  const limit = Buffer.byteLength(text);
  expect(llmsFull(site, outline, umlauts, limit).left).toBe(0);
  expect(llmsFull(site, outline, umlauts, limit - 1).left).toBe(1);
});

it('only lists docs from the first one that exceeds the byte limit', () => {
  const maxBytes = Buffer.byteLength(FULL) + 100;
  const long = new Map([...pages, ['/compose', `# Compose\n\n${'x'.repeat(200)}\n`]]);
  const {text, left} = llmsFull(site, outline, long, maxBytes);
  expect(left).toBe(1);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
  expect(text).toContain('# Store\n');
  expect(text).not.toContain('# Compose\n');
  expect(text).toMatch(
    /\n---\n\n# Further pages\n\n- \[Compose\]\(https:\/\/example\.com\/compose\.md\)\n$/,
  );
});

it('may list all docs and have the text of none', () => {
  const long = new Map([...pages, ['/start', 'x'.repeat(1000)]]);
  const {text, left} = llmsFull(site, outline, long, 500);
  expect(left).toBe(3);
  expect(text).toMatch(/^# Redux\n\n> .*\n\n---\n\n# Further pages\n\n- \[Start\]/);
});

it('fails if even the list exceeds the limit', () => {
  expect(() => llmsFull(site, outline, pages, 20)).toThrow('larger than 20 bytes');
});
