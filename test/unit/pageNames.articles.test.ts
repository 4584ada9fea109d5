// cspell:ignore useappselector

import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';

interface NamedPage {
  readonly id: string;
  /** What the sidebar and the breadcrumbs call the page. */
  readonly label: string;
  /** The page's heading, which is also its title in the browser and in search results. */
  readonly title: string;
}

/** Some pages have the same name as their category, which would be in their breadcrumbs twice. */
const OVERVIEWS = [
  'api/api-reference',
  'faq',
  'tutorials/index',
  'usage/index',
  'usage/structuring-reducers/structuring-reducers',
];

/** What the specification calls a page in the navbar. */
const FIXED = ['Tutorial', 'Usage Guide', 'FAQ'];

const field = (frontMatter: string, key: string) =>
  new RegExp(`^${key}: '?(.+?)'?$`, 'm').exec(frontMatter)?.[1] ?? '';

function readDoc(id: string): Pick<NamedPage, 'label' | 'title'> {
  const file = ['.md', '.mdx']
    .map(ending => path.join(__dirname, '../../docs', id + ending))
    .find(fs.existsSync);
  const frontMatter = fs.readFileSync(file ?? id, 'utf8').split(/^---$/m)[1] ?? '';
  return {label: field(frontMatter, 'sidebar_label'), title: field(frontMatter, 'title')};
}

function pagesOf(item: unknown): NamedPage[] {
  if (typeof item === 'string') {
    return [{id: item, ...readDoc(item)}];
  }
  const {items = []} = item as {readonly items?: readonly unknown[]};
  return items.flatMap(pagesOf);
}

/** `4. Async Logic` → `['async', 'logic']`: a part's number isn't a word. */
const words = (name: string): readonly string[] =>
  name.toLowerCase().match(/[a-z][\w'.]*[a-z]|\d+(?!\.)/g) ?? [];

const strangers = (label: string, title: string) =>
  words(label).filter(word => !words(title).includes(word));

const pages = pagesOf({items: sidebars.docs});
const titles = new Map(
  pages.flatMap(({id, title}) => [
    [`/${id}`, title],
    [`/${id}`.replace(/\/index$/, '/'), title],
  ]),
);

it('knows the pages of the sidebar', () => {
  expect(pages.length).toBeGreaterThan(80);
  expect(words("4. What Next.js's `dispatch` Is, Part 2")).toEqual([
    'what',
    "next.js's",
    'dispatch',
    'is',
    'part',
    '2',
  ]);
  expect(strangers('4. Using Redux Data', 'Working with data')).toEqual(['using', 'redux']);
});

it.each(pages)('the label “$label” is the title “$title”, or shorter', ({id, label, title}) => {
  if (OVERVIEWS.includes(id)) {
    expect(label).toBe('Overview');
    expect(strangers(label, title)).toEqual(['overview']);
  } else {
    expect(strangers(label, title)).toEqual([]);
  }
});

it('the navbar and the footer also call pages by their titles', () => {
  // Jest can't import the configuration, which imports ESM-only modules.
  const config = fs.readFileSync(path.join(__dirname, '../../docusaurus.config.ts'), 'utf8');
  const links = [
    ...[...config.matchAll(/docId: '(.+?)',\s+label: '(.+?)'/g)].map(([, id, label = '']) => ({
      label,
      title: titles.get(`/${id}`),
    })),
    ...[...config.matchAll(/label: '(.+?)', to: '([^#']+)'/g)].map(([, label = '', to = '']) => ({
      label,
      title: titles.get(to),
    })),
  ];
  expect(links).toHaveLength(14);
  const others = links.filter(({label, title = ''}) => strangers(label, title).length > 0);
  expect(new Set(others.map(({label}) => label))).toEqual(new Set(FIXED));
});
