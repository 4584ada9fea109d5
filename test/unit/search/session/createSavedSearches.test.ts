import {
  createSavedSearches,
  savedSearchesKeys,
} from '@site/theme-plugin/search/src/session/createSavedSearches';
import {objectIdOfUrl} from '@site/theme-plugin/search/src/session/parentOf';
import type {StoredHit} from '@site/theme-plugin/search/src/SearchClient';
import {hit, memorySlot} from '../support/hits';

const isHitUrl = (url: string) => url.startsWith('/');

function setUp() {
  const slots = {recent: memorySlot(), favorites: memorySlot()};
  const saved = createSavedSearches({...slots, isHitUrl});
  return {saved, slots};
}

const page = (number: number) => hit('lvl1', `/${number}`, 'Group', `Page ${number}`);
const pages = (count: number) => Array.from({length: count}, (_, number) => page(number));
const numbersOf = (hits: readonly StoredHit[]) => hits.map(({url}) => url.slice(1)).join(' ');

describe('saved searches', () => {
  // Each step is what the reader does with a page or with a range of them: (r) choose it, (p) make it a favorite,
  // (d) make it recent again, or (x) remove it.
  it.each([
    ['r1 r2', '2 1', ''],
    ['r2 r1', '1 2', ''],
    ['r1 r2 r1', '1 2', ''],
    ['r0-5', '5 4 3 2 1 0', ''],
    ['r0-6', '6 5 4 3 2 1 0', ''],
    ['r0-7', '7 6 5 4 3 2 1', ''],
    ['p9 r0-2', '2 1 0', '9'],
    ['p9 r0-3', '3 2 1 0', '9'],
    ['p9 r0-4', '4 3 2 1', '9'],
    ['r0-6 p0', '6 5 4 3', '0'],
    ['r0-6 p6', '5 4 3 2', '6'],
    ['r0-6 p6 x5 p4', '3 2 1 0', '4 6'],
    ['r0-6 p6 d6', '6 5 4 3 2 1 0', ''],
    ['r0-6 p6 x6', '5 4 3 2 1 0', ''],
    ['p1 p2', '', '2 1'],
    ['p2 p1 p2', '', '2 1'],
    ['p0-8', '', '8 7 6 5 4 3 2 1 0'],
    ['p0-9', '', '9 8 7 6 5 4 3 2 1 0'],
    ['p0-10', '', '10 9 8 7 6 5 4 3 2 1'],
    ['r1 r2 p1 r1', '2', '1'],
    ['r1 r2 p1 d1', '1 2', ''],
    ['r1 r2 p1 x1 x2', '', ''],
  ])('after %s are recent %s and favorite %s', (steps, recent, favorites) => {
    const {saved, slots} = setUp();
    const act: Record<string, (hit: StoredHit) => void> = {
      r: saved.saveRecent,
      p: saved.promote,
      d: saved.demote,
      x: ({objectID}) => saved.remove(objectID),
    };
    for (const [, step = '', first = '', last = ''] of steps.matchAll(/(\w)(\d+)-?(\d*)/g)) {
      for (let number = Number(first); number <= Number(last || first); number += 1) {
        act[step]?.(page(number));
      }
    }
    expect([saved.recent(), saved.favorites()].map(numbersOf)).toEqual([recent, favorites]);
    expect(JSON.parse(slots.recent.value ?? '[]').length).toBeLessThanOrEqual(7);
  });

  it('move between the lists if storage is full', () => {
    const stored = new Map<string, string>();
    let room = Infinity;
    const slotOf = (key: string) => ({
      get: () => stored.get(key) ?? null,
      set(value: string) {
        const rest = [...stored].filter(([other]) => other !== key).map(([, text]) => text.length);
        if (rest.reduce((sum, length) => sum + length, value.length) > room) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        stored.set(key, value);
      },
    });
    const slots = {recent: slotOf('recent'), favorites: slotOf('favorites')};
    const saved = createSavedSearches({...slots, isHitUrl});
    pages(2).forEach(saved.saveRecent);
    slots.favorites.set('[]');
    room = [...stored.values()].join('').length;
    saved.promote(page(1));
    expect([saved.recent(), saved.favorites()]).toEqual([[page(0)], [page(1)]]);
    saved.demote(page(1));
    expect([saved.recent(), saved.favorites()]).toEqual([[page(1), page(0)], []]);
  });

  it("save content as its section, even if that wasn't among the hits", () => {
    const {saved} = setUp();
    saved.saveRecent(hit('content', '/page#part', 'Group', 'Page', 'Part'));
    expect(saved.recent()).toMatchObject([
      {
        type: 'lvl2',
        url: '/page#part',
        content: null,
        objectID: objectIdOfUrl('/page#part', 'lvl2'),
      },
    ]);
  });

  it('are saved without marked text', () => {
    const {saved, slots} = setUp();
    const marked = {
      ...page(1),
      markedHierarchy: {lvl1: '<mark>A</mark>'},
      excerpt: '<mark>b</mark>',
    };
    saved.saveRecent(marked);
    expect(slots.recent.value).not.toContain('mark');
  });

  it('have keys with the name of the index', () => {
    expect(Object.values(savedSearchesKeys('docs-en'))).toEqual([
      'docsearch.recent.docs-en',
      'docsearch.favorites.docs-en',
    ]);
  });
});

describe('broken storage', () => {
  it.each([
    ['no JSON', '{'],
    ['no list', '{"a": 1}'],
    ['null', 'null'],
    ['a text', '"text"'],
  ])('with %s is treated as empty', (_, value) => {
    const slots = {recent: memorySlot(value), favorites: memorySlot(value)};
    const saved = createSavedSearches({...slots, isHitUrl});
    expect([saved.recent(), saved.favorites()]).toEqual([[], []]);
    saved.saveRecent(page(1));
    expect(saved.recent()).toHaveLength(1);
  });

  const whole = page(1);
  const {lvl3, ...withoutLvl3} = whole.hierarchy;
  it.each<unknown>([
    null,
    1,
    [whole],
    {...whole, objectID: undefined},
    {...whole, objectID: 1},
    {...whole, url: undefined},
    {...whole, url: {}},
    {...whole, url: 'javascript:alert(1)'},
    {...whole, type: undefined},
    {...whole, type: 'lvl0'},
    {...whole, type: 'lvl7'},
    {...whole, type: ['lvl1']},
    {...whole, content: {}},
    {...whole, content: undefined},
    {...whole, hierarchy: null},
    {...whole, hierarchy: {...whole.hierarchy, lvl1: {}}},
    {...whole, hierarchy: {lvl1: {}}},
    {...whole, hierarchy: {...whole.hierarchy, lvl0: 0}},
    {...whole, hierarchy: {...whole.hierarchy, lvl6: {}}},
    {...whole, hierarchy: withoutLvl3},
  ])('drops %j, and keeps the others', broken => {
    expect(lvl3).toBeNull();
    const kept = {...page(2), content: 'A text'};
    for (const list of ['recent', 'favorites'] as const) {
      const slots = {recent: memorySlot(), favorites: memorySlot()};
      slots[list].set(JSON.stringify([broken, kept]));
      expect(createSavedSearches({...slots, isHitUrl})[list]()).toEqual([kept]);
      expect(JSON.parse(slots[list].value ?? '')).toEqual([kept]);
    }
  });

  it('is rewritten only if something in it is invalid', () => {
    const recent = memorySlot(JSON.stringify([page(1)]));
    const set = jest.spyOn(recent, 'set');
    createSavedSearches({recent, favorites: memorySlot(), isHitUrl}).recent();
    expect(set).not.toHaveBeenCalled();
  });

  it('with duplicate or too many hits returns no more than the limit', () => {
    const recent = memorySlot(JSON.stringify([{...page(1), url: '/moved'}, page(1), ...pages(9)]));
    const saved = createSavedSearches({recent, favorites: memorySlot(), isHitUrl});
    // Of two versions of a hit, the newer one is first.
    expect(numbersOf(saved.recent())).toBe('moved 0 2 3 4 5 6');
  });

  it('that throws is treated as empty', () => {
    const slot = {
      get(): string {
        throw new DOMException('denied', 'SecurityError');
      },
      set() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const saved = createSavedSearches({recent: slot, favorites: slot, isHitUrl});
    saved.saveRecent(page(1));
    saved.promote(page(1));
    saved.remove(page(1).objectID);
    expect(saved.recent()).toEqual([]);
  });

  it("that can't be written still returns only safe hits", () => {
    const slot = memorySlot(JSON.stringify([{...page(1), url: 'javascript:alert(1)'}, page(2)]));
    slot.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const saved = createSavedSearches({recent: slot, favorites: memorySlot(), isHitUrl});
    expect(saved.recent().map(({url}) => url)).toEqual(['/2']);
  });
});
