import {multiplyPages} from '@site/scripts/lab/search/multiplyPages';
import {poolResults} from '@site/scripts/lab/search/poolResults';
import {KINDS, readQueries, routeOf, selectReady} from '@site/scripts/lab/search/readQueries';
import {rankOf, scoreOf} from '@site/scripts/lab/search/score';
import {specifiedRoutes} from '@site/scripts/specification/routes';
import type {IndexedPage} from '@site/theme-plugin/search/src/build/IndexedPage';

describe('the queries', () => {
  const queries = readQueries();

  it('cover every kind in both halves', () => {
    for (const kind of KINDS) {
      const ofKind = queries.filter(query => query.kind === kind);
      expect(ofKind.filter(({half}) => half === 'test').length).toBeGreaterThanOrEqual(6);
      expect(ofKind.filter(({half}) => half === 'tuning').length).toBeGreaterThanOrEqual(10);
    }
  });

  it('are distinct, and answered by pages in the specification', () => {
    expect(new Set(queries.map(({query}) => query.toLowerCase())).size).toBe(queries.length);
    const routes = new Set([...specifiedRoutes.docs, '/', '/errors'].map(routeOf));
    const unknown = queries.flatMap(({pages}) => pages.filter(page => !routes.has(routeOf(page))));
    expect(unknown).toEqual([]);
  });

  it('are held back until their article exists', () => {
    const {ready, waiting} = selectReady(queries, ['/api/createstore', '/style-guide']);
    expect(ready.length + waiting.length).toBe(queries.length);
    const pages = new Set(ready.flatMap(query => query.pages.map(routeOf)));
    expect([...pages].sort()).toEqual(['/api/createstore', '/style-guide']);
  });
});

describe('the score', () => {
  const answered = (pages: string[], rows: string[]) =>
    ({kind: 'task', query: 'x', half: 'test', pages, rows}) as const;

  it('counts the first row that leads to a page, whatever the section', () => {
    expect(rankOf(answered(['/a#x', '/b'], ['/c', '/a#y', '/b']))).toBe(2);
    expect(rankOf(answered(['/a/'], ['/a']))).toBe(1);
    expect(rankOf(answered(['/a'], ['/ab', '/b']))).toBe(Infinity);
  });

  it('returns shares of all queries, and counts those without rows', () => {
    expect(
      scoreOf([
        answered(['/a'], ['/a']),
        answered(['/a#x'], ['/b', '/a#x']),
        answered(['/a#x'], ['/a#x']),
        answered(['/a'], []),
      ]),
    ).toEqual({queries: 4, hit1: 0.5, hit5: 0.75, mrr: 0.625, none: 1, section1: 0.5});
  });
});

it('results are pooled for a judge who sees neither their engines nor their places', () => {
  const query = {kind: 'task', half: 'test', query: 'x', pages: ['/a#x']} as const;
  const one = [['/d', '/b#y', '/a', '/late']];
  const other = [['/b#y', '/c']];
  const [pooled] = poolResults([{...query, pages: [...query.pages]}], [one, other]);
  expect(pooled).toMatchObject({query: 'x', accepted: ['/a#x'], candidates: ['/b#y', '/c', '/d']});
  expect(poolResults([{...query, pages: [...query.pages]}], [other, one])).toEqual([pooled]);
});

it('a multiplied site has its own words, as long as the originals', () => {
  const text = 'A middleware of its own';
  const section = {
    level: 1,
    title: 'Title',
    anchor: '',
    parent: -1,
    text,
    names: [],
    code: ['name'],
  };
  const page: IndexedPage = {
    path: '/a',
    group: 'G',
    title: 'Title',
    keywords: [],
    links: [{href: '/b', text: 'Middleware'}],
    description: '',
    tag: null,
    sections: [section],
  };
  // The common words that stay all come from this filler, so the page's own words are replaced.
  const common = Array.from({length: 300}, (_, number) =>
    `filler${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))} `.repeat(2),
  ).join('');
  const filler = {...page, path: '/b', sections: [{...section, title: 'x', text: common}]};
  const [first, , second, , third] = multiplyPages([page, filler], 3);
  expect(first).toBe(page);
  const texts = [first, second, third].map(copy => copy?.sections[0]?.text ?? '');
  expect(new Set(texts).size).toBe(3);
  expect(texts.map(copy => copy.length)).toEqual([text.length, text.length, text.length]);
  expect(texts[1]).toMatch(/^A mi[a-z]{8} of its own$/);
  expect(second?.path).toBe('/copy-1/a');
  const [link] = second?.links ?? [];
  expect(link?.href).toBe('/copy-1/b');
  expect(link?.text).toMatch(/^Mi[a-z]{8}$/);
  expect(link?.text).not.toBe('Middleware');
});
