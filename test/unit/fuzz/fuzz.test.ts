import fc from 'fast-check';
import {askedError} from '@site/src/components/errors/askedError';
import {redirectLines} from '@site/src/plugins/redirectsFile';
import {readMarks} from '@site/src/samples/pages/readMarks';
import {PageSyntaxError, parsePage} from '@site/src/samples/pages/parsePage';
import {scanFences} from '@site/src/samples/pages/scanFences';
import {builtPage} from '@site/test/unit/support/builtPage';
import {
  readLineAddress,
  writeLineAddress,
} from '@site/theme-plugin/theme/src/client/codeBlock/lines/lineAddress';
import {hashTarget} from '@site/theme-plugin/search/src/shared/hashTarget';
import {articleMarkdown} from '@site/theme-plugin/pages/src/markdown/articleMarkdown';
import {extractRecords} from '@site/theme-plugin/search/src/build/extractRecords';
import {createHighlighter} from '@site/theme-plugin/search/src/engine/createHighlighter';
import {readQuery} from '@site/theme-plugin/search/src/engine/readQuery';
import {queryWords} from '@site/theme-plugin/search/src/engine/words';
import {createHitUrl, createHitUrlCheck} from '@site/theme-plugin/search/src/hitUrl';
import {cutQuery, encodeQuery} from '@site/theme-plugin/search/src/queryText';
import {queryOf, withQuery} from '@site/theme-plugin/search/src/session/queryUrl';
import {readHits} from '@site/theme-plugin/search/src/session/safeStorage';
import {addressKey} from '@site/theme-plugin/pages/src/shared/addressKey';
import {decodableHash, decodablePath} from '@site/theme-plugin/search/src/shared/decodable';
import {newAddress} from '@site/theme-plugin/pages/src/shared/newAddress';
import {hostileText, REPEATED} from './hostileText';

/** Set by `npm run fuzz`: how long each property is tried. Without it, every run tries the same inputs. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
jest.setTimeout((SECONDS + 60) * 1000);

const RUNS: fc.Parameters<unknown> =
  SECONDS > 0
    ? {numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000}
    : {numRuns: 60, seed: 1};

const TAGS = {pre: '<mark>', post: '</mark>'};
const SITE = {siteUrl: 'https://docs.example/x/', baseUrl: '/x/', externalUrlRegex: undefined};
const PAGE = {title: 'Store', url: 'https://docs.example/x/store'};

const isHitUrl = createHitUrlCheck(SITE);
const toHitUrl = createHitUrl({...SITE, replaceSearchResultPathname: undefined});
const html = (article: string) => `<!doctype html><main><article>${article}</article></main>`;
const extract = (text: string) =>
  extractRecords(builtPage(html(`<h1>Title</h1>${text}`)), {siteTitle: 'Site'});
const exportMarkdown = (text: string) => articleMarkdown(builtPage(html(text)).document, PAGE);
const ask = (query: string) => readQuery(query, {synonyms: {}, siteWords: ['redux']});
const mark = (text: string, query: string) =>
  createHighlighter(queryWords(query), TAGS).highlight(text);
const readStored = (stored: string) => readHits({get: () => stored, set: () => {}}, isHitUrl);
const moved = new Map([
  ['/old', '/new#there'],
  ['/old/*', '/new/*'],
  ['/loop', '/loop/'],
  ['/__proto__', '/new'],
]);
const find = (pathname: string, hash = '') =>
  newAddress({pathname, search: '', hash}, moved, ['/', '/new', '/new/page']);

function parse(text: string): void {
  try {
    parsePage(text);
  } catch (error) {
    // Other errors would end the check instead of naming the page and the line.
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
  }
}

/** Tries a property with one hostile text. */
const holds = (check: (text: string) => void) => fc.assert(fc.property(hostileText, check), RUNS);

describe('any text', () => {
  it('can be a query, whose words come from it', () => {
    holds(query => {
      for (const {words} of ask(cutQuery(query))) {
        expect(words.every(({text}) => text !== '')).toBe(true);
      }
    });
  });

  it('survives in an address as a query', () => {
    holds(query => {
      expect(queryOf(withQuery('?theme=dark', query))).toBe(
        cutQuery(query.replace(/\p{Surrogate}/gu, '\uFFFD')),
      );
      expect(() => decodeURIComponent(encodeQuery(query))).not.toThrow();
    });
  });

  it('keeps its characters when matches in it are marked', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, query) => {
        const marked = mark(text, cutQuery(query));
        expect(marked.replace(/<\/?mark>/g, '')).toBe(text);
        expect(marked.replace(/<mark>[^]*?<\/mark>/g, '')).not.toMatch(/<\/?mark>/);
      }),
      RUNS,
    );
  });

  it('leads no hit away from the site', () => {
    holds(url => {
      if (isHitUrl(url)) {
        expect(new URL(url, SITE.siteUrl).href).toMatch(/^https:\/\/docs\.example\/x(?:\/|$|[?#])/);
      }
      const path = toHitUrl(url);
      if (path !== null) {
        expect(new URL(path, SITE.siteUrl).origin).toBe('https://docs.example');
      }
    });
  });

  it('can be an address that the page repairs', () => {
    holds(text => {
      const {pathname, hash} = new URL(
        `https://docs.example/${encodeURI(text.replace(/\p{Surrogate}/gu, ''))}`,
      );
      for (const path of [pathname, `/${text.replace(/\p{Surrogate}/gu, '')}`]) {
        expect(() => decodeURI(decodeURI(decodablePath(path)))).not.toThrow();
      }
      expect(() => decodeURIComponent(decodableHash(hash))).not.toThrow();
      hashTarget(`#${text}`);
    });
  });

  it('can be stored where hits are, which never lead away', () => {
    const hit = fc.record({
      objectID: hostileText,
      url: fc.oneof(
        hostileText,
        hostileText.map(text => `/x/${text}`),
      ),
      type: fc.constantFrom('lvl1', 'content', 'lvl0', '__proto__'),
      content: fc.option(hostileText),
      hierarchy: fc.constant({
        lvl0: null,
        lvl1: 'a',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      }),
    });
    const stored = fc.oneof(
      hostileText,
      fc.json(),
      fc.array(fc.oneof(hit, fc.jsonValue())).map(hits => JSON.stringify(hits)),
    );
    fc.assert(
      fc.property(stored, text => {
        for (const {url} of readStored(text)) {
          expect(new URL(url, SITE.siteUrl).href).toMatch(/^https:\/\/docs\.example\/x/);
        }
      }),
      RUNS,
    );
  });

  it('can be asked for as an error, and is never shown', () => {
    holds(text => {
      const asked = askedError(`?code=${text}`);
      expect(['none', 'known', 'unknown', 'absurd']).toContain(asked.kind);
      expect(askedError(text)).toBeDefined();
    });
  });

  it('can be the address of lines', () => {
    holds(text => {
      const address = readLineAddress(text);
      expect(readLineAddress(writeLineAddress(address))).toEqual(address);
    });
  });

  it('can be an old address, which leads to a page of the site or nowhere', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (path, hash) => {
        for (const start of ['/', '/old/', '/old']) {
          const found = find(start + path, hash);
          expect(['/', '/new', '/new/page', undefined]).toContain(found?.route);
          expect(found?.to.startsWith(found.route)).not.toBe(false);
        }
        expect(addressKey(path)).toBe(addressKey(path.toLowerCase()));
      }),
      RUNS,
    );
  });

  it('can be in an article, whose sections and Markdown can be read', () => {
    holds(text => {
      const page = extract(text);
      expect(page?.sections[0]?.title).toBe('Title');
      expect(exportMarkdown(text) ?? '\n').toMatch(/\n$/);
    });
  });

  it('can be a page of the docs, whose faults have a line', () => {
    holds(text => {
      const lines = text.split('\n').length;
      const {fences, faults} = scanFences(text);
      for (const {line} of [...fences, ...faults]) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines);
      }
      expect(readMarks('ts', text).faults).toBeInstanceOf(Array);
      parse(text);
    });
  });
});

it('writes one redirect in each line, whatever an address contains', () => {
  const part = fc.webPath({size: 'small'});
  fc.assert(
    fc.property(part, part, (from, to) => {
      for (const line of redirectLines({[`/${from}`]: `/${to}`}, '/x/')) {
        expect(line).toMatch(/^\/x\/\S* \/x\/\S* 301$/);
      }
    }),
    RUNS,
  );
});

if (SECONDS > 0) {
  const READERS: Record<string, (text: string) => unknown> = {
    'a query': text => ask(cutQuery(text)),
    'a marked text': text => mark(text, 'store'),
    'the address of a hit': toHitUrl,
    'a stored value': readStored,
    'the address of lines': readLineAddress,
    'an old address': text => find(`/old/${text}`),
    'an article': extract,
    'the Markdown of an article': exportMarkdown,
    'the fences of a page': scanFences,
    'the marks of a fence': text => readMarks('ts', text),
    'a page': parse,
  };
  const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

  /** Milliseconds of the processor, which other programs on the machine change less than those of the clock. */
  function timeOf(read: (text: string) => unknown, text: string): number {
    return median(
      Array.from({length: 7}, () => {
        const start = process.cpuUsage();
        read(text);
        const {user, system} = process.cpuUsage(start);
        return (user + system) / 1000;
      }),
    );
  }

  /** How much longer it takes to read twice as many repetitions. */
  function growthOf(read: (text: string) => unknown, piece: string, size: number): number {
    const [once = 0, twice = 0] = [size, 2 * size].map(count => timeOf(read, piece.repeat(count)));
    return twice / Math.max(once, 1);
  }

  /** Long enough to be measured, and short enough for what grows with the square of its length to end. */
  function sizeFor(read: (text: string) => unknown, piece: string): number {
    let size = 256;
    while (size < 1 << 16 && timeOf(read, piece.repeat(size)) < 4) {
      size *= 2;
    }
    return size;
  }

  it.each(Object.entries(READERS))(
    '%s takes at most three times as long when its length doubles',
    (_, read) => {
      const slow = REPEATED.flatMap(piece => {
        const size = sizeFor(read, piece);
        // A slow run that doesn't repeat is the machine's fault, and a step that only one doubling has is that of the
        // garbage collector: what grows faster than its length does so each time.
        const growth = Math.min(...[1, 2, 4].map(times => growthOf(read, piece, times * size)));
        return growth > 3 ? [`${JSON.stringify(piece)} × ${size}: ${growth.toFixed(1)}`] : [];
      });
      expect(slow).toEqual([]);
    },
  );
}
