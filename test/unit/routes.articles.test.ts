import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {awaitedRoutes, specifiedRoutes} from '../../scripts/specification/routes';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const INTRODUCTION = specifiedRoutes.docs.filter(route => route.startsWith('/introduction/'));

/** The routes that the theme adds itself: the search page is neither in docs/ nor in src/pages/. */
const THEME_ROUTES = ['/search'];

/** @returns paths in the folder, with `/`, except those with a part that starts with `_`, which aren't pages */
function filesIn(folder: string, pattern: RegExp): string[] {
  const dir = path.join(ROOT, folder);
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map(file => file.split(path.sep).join('/'))
    .filter(file => pattern.test(file) && !/(?:^|\/)_/.test(file));
}

const docs = filesIn('docs', /\.mdx?$/).map(file => {
  const frontMatter =
    /^---\n(.*?)\n---\n/s.exec(fs.readFileSync(path.join(ROOT, 'docs', file), 'utf8'))?.[1] ?? '';
  return {file, frontMatter, slug: /^slug: (\S+)$/m.exec(frontMatter)?.[1]};
});
const pages = filesIn('src/pages', /\.(?:mdx?|[jt]sx)$/).map(file =>
  `/${file}`.replace(/(?:index)?\.\w+$/, ''),
);

describe('the routes of the specification', () => {
  it('are 88, each once', () => {
    const all = [...specifiedRoutes.pages, ...specifiedRoutes.docs];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(88);
  });

  it.each(docs)('include the page of docs/$file', ({file, slug}) => {
    expect([...specifiedRoutes.docs, ...specifiedRoutes.pages]).toContain(slug);
    // A file is where its route says. An index file may stand for its folder.
    const ownPath = `/${file.replace(/\.mdx?$/, '')}`;
    expect([ownPath, ownPath.replace(/index$/, '')]).toContain(slug);
  });

  it('include every page of src/pages', () => {
    expect(pages).toContain('/');
    for (const route of pages) {
      expect(specifiedRoutes.pages).toContain(route);
    }
  });

  it("all exist in the section /introduction/, whose index isn't in a sidebar", () => {
    expect(INTRODUCTION).toHaveLength(8);
    const slugs = docs.map(({slug}) => slug);
    expect(slugs).toEqual(expect.arrayContaining(INTRODUCTION));
    const index = docs.find(({slug}) => slug === '/introduction/');
    expect(index?.frontMatter).toMatch(/^displayed_sidebar: null$/m);
    const others = docs.filter(({frontMatter}) => /^displayed_sidebar:/m.test(frontMatter));
    expect(others).toEqual([index]);
  });

  it("are printed while they're missing", () => {
    const existing = [...docs.map(({slug}) => slug ?? ''), ...pages, ...THEME_ROUTES];
    const awaited = awaitedRoutes(existing);
    process.stdout.write(
      `Specified routes that don't exist yet (${awaited.length}):\n  ${awaited.join('\n  ')}\n`,
    );
    expect(awaited.length).toBe(88 - new Set(existing).size);
  });
});
