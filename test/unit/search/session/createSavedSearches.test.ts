import {
  createSavedSearches,
  savedSearchesKeys,
} from '@site/theme-plugin/src/search/session/createSavedSearches';
import {objectIdOfUrl} from '@site/theme-plugin/src/search/session/parentOf';
import {hit, memorySlot} from '../support/hits';

const isHitUrl = (url: string) => url.startsWith('/');

function setUp() {
  const slots = {recent: memorySlot(), favorites: memorySlot()};
  const saved = createSavedSearches({...slots, isHitUrl});
  const urls = () => [saved.recent(), saved.favorites()].map(hits => hits.map(({url}) => url));
  return {saved, slots, urls};
}

const page = (number: number) => hit('lvl1', `/${number}`, 'Group', `Page ${number}`);
const pages = (count: number) => Array.from({length: count}, (_, number) => page(number));

describe('saved searches', () => {
  it.each([
    [6, 6],
    [7, 7],
    [8, 7],
  ])('after %i choices, keep the last %i, newest first', (chosen, kept) => {
    const {saved, slots, urls} = setUp();
    pages(chosen).forEach(saved.saveRecent);
    const newest = pages(chosen).reverse().slice(0, kept);
    expect(urls()).toEqual([newest.map(({url}) => url), []]);
    expect(JSON.parse(slots.recent.value ?? '')).toHaveLength(kept);
  });

  it.each([
    [3, 3],
    [4, 4],
    [5, 4],
  ])('after %i choices with a favorite, keep the last %i', (chosen, kept) => {
    const {saved, urls} = setUp();
    saved.promote(page(100));
    pages(chosen).forEach(saved.saveRecent);
    const newest = pages(chosen).reverse().slice(0, kept);
    expect(urls()).toEqual([newest.map(({url}) => url), ['/100']]);
  });

  it.each([
    ['oldest', '/0', ['/6', '/5', '/4', '/3']],
    ['newest', '/6', ['/5', '/4', '/3', '/2']],
  ])('show 4 of 7 recent ones once the %s is a favorite', (_, promoted, shown) => {
    const {saved, urls} = setUp();
    pages(7).forEach(saved.saveRecent);
    saved.promote(hit('lvl1', promoted, 'Group', 'Page'));
    expect(urls()).toEqual([shown, [promoted]]);
  });

  it('show the next recent one if one of the 4 is removed or becomes a favorite', () => {
    const {saved, urls} = setUp();
    pages(7).forEach(saved.saveRecent);
    saved.promote(page(6));
    saved.remove(page(5).objectID);
    saved.promote(page(4));
    expect(urls()).toEqual([
      ['/3', '/2', '/1', '/0'],
      ['/4', '/6'],
    ]);
  });

  it.each([
    ['taken back', ['/6', '/5', '/4', '/3', '/2', '/1', '/0']],
    ['removed', ['/5', '/4', '/3', '/2', '/1', '/0']],
  ])('show all recent ones again once the last favorite is %s', (change, shown) => {
    const {saved, urls} = setUp();
    pages(7).forEach(saved.saveRecent);
    saved.promote(page(6));
    if (change === 'removed') {
      saved.remove(page(6).objectID);
    } else {
      saved.demote(page(6));
    }
    expect(urls()).toEqual([shown, []]);
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

  it.each([
    [9, 9],
    [10, 10],
    [11, 10],
  ])('keep the newest of %i favorites: %i', (promoted, kept) => {
    const {saved, urls} = setUp();
    pages(promoted).forEach(saved.promote);
    const newest = pages(promoted).reverse().slice(0, kept);
    expect(urls()[1]).toEqual(newest.map(({url}) => url));
  });

  it("contain each hit once, moved up if it's chosen again", () => {
    const {saved, urls} = setUp();
    [page(1), page(2), page(1)].forEach(saved.saveRecent);
    expect(urls()[0]).toEqual(['/1', '/2']);
  });

  it("become favorites, and don't become recent again when chosen", () => {
    const {saved, urls} = setUp();
    [page(1), page(2)].forEach(saved.saveRecent);
    saved.promote(page(1));
    saved.saveRecent(page(1));
    expect(urls()).toEqual([['/2'], ['/1']]);
  });

  it('make a released favorite the newest recent one', () => {
    const {saved, urls} = setUp();
    [page(1), page(2)].forEach(saved.saveRecent);
    saved.promote(page(1));
    saved.demote(page(1));
    expect(urls()).toEqual([['/1', '/2'], []]);
  });

  it('can be removed from both lists', () => {
    const {saved, urls} = setUp();
    [page(1), page(2)].forEach(saved.saveRecent);
    saved.promote(page(1));
    saved.remove(page(1).objectID);
    saved.remove(page(2).objectID);
    expect(urls()).toEqual([[], []]);
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
  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 1],
    ['a list', [whole]],
    ['a hit without an id', {...whole, objectID: undefined}],
    ['a hit with a number for an id', {...whole, objectID: 1}],
    ['a hit without an address', {...whole, url: undefined}],
    ['a hit with an object for an address', {...whole, url: {}}],
    ['a hit with an unsafe address', {...whole, url: 'javascript:alert(1)'}],
    ['a hit without a type', {...whole, type: undefined}],
    ['a hit of type lvl0', {...whole, type: 'lvl0'}],
    ['a hit of type lvl7', {...whole, type: 'lvl7'}],
    ['a hit with a list for a type', {...whole, type: ['lvl1']}],
    ['a hit with an object for a content', {...whole, content: {}}],
    ['a hit without a content', {...whole, content: undefined}],
    ['a hit without a hierarchy', {...whole, hierarchy: null}],
    ['a hit with an object for its title', {...whole, hierarchy: {...whole.hierarchy, lvl1: {}}}],
    ['a hit with nothing but an object for a title', {...whole, hierarchy: {lvl1: {}}}],
    ['a hit with a number for its group', {...whole, hierarchy: {...whole.hierarchy, lvl0: 0}}],
    [
      'a hit with an object for its last level',
      {...whole, hierarchy: {...whole.hierarchy, lvl6: {}}},
    ],
    ['a hit without a level', {...whole, hierarchy: withoutLvl3}],
  ])('drops %s, and keeps the others', (_, broken) => {
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
    const recent = memorySlot(JSON.stringify([page(1), page(1), ...pages(9)]));
    const saved = createSavedSearches({recent, favorites: memorySlot(), isHitUrl});
    expect(saved.recent().map(({url}) => url)).toEqual(['/1', '/0', '/2', '/3', '/4', '/5', '/6']);
  });

  it('with two versions of a hit has the newer one, which is first', () => {
    const recent = memorySlot(JSON.stringify([{...page(1), url: '/moved'}, page(1)]));
    const saved = createSavedSearches({recent, favorites: memorySlot(), isHitUrl});
    expect(saved.recent().map(({url}) => url)).toEqual(['/moved']);
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
