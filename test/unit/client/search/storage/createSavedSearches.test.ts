import {
  createSavedSearches,
  savedSearchesKeys,
} from '../../../../../theme-plugin/src/client/search/storage/createSavedSearches';
import {objectIdOfUrl} from '../../../../../theme-plugin/src/shared/search/objectId';
import {hit, memorySlot} from '../support/hits';

function setUp() {
  const slots = {recent: memorySlot(), favorites: memorySlot()};
  const saved = createSavedSearches(slots);
  const urls = () => [saved.recent(), saved.favorites()].map(hits => hits.map(({url}) => url));
  return {saved, slots, urls};
}

const page = (number: number) => hit('lvl1', `/${number}`, 'Group', `Page ${number}`);
const pages = (count: number) => Array.from({length: count}, (_, number) => page(number));

describe('saved searches', () => {
  it('keep the last 7, the newest first', () => {
    const {saved, urls} = setUp();
    pages(9).forEach(saved.saveRecent);
    expect(urls()).toEqual([['/8', '/7', '/6', '/5', '/4', '/3', '/2'], []]);
  });

  it('keep 4 recent ones as soon as there are favorites, and 10 favorites', () => {
    const {saved, urls} = setUp();
    pages(7).forEach(saved.saveRecent);
    saved.promote(page(0));
    expect(urls()).toEqual([['/6', '/5', '/4', '/3'], ['/0']]);
    saved.saveRecent(page(7));
    expect(urls()[0]).toEqual(['/7', '/6', '/5', '/4']);
    pages(12).forEach(saved.promote);
    expect(urls()[1]).toHaveLength(10);
  });

  it('hold each hit once, moved up when chosen again', () => {
    const {saved, urls} = setUp();
    [page(1), page(2), page(1)].forEach(saved.saveRecent);
    expect(urls()[0]).toEqual(['/1', '/2']);
  });

  it('promote out of the recent ones, and do not take favorites back', () => {
    const {saved, urls} = setUp();
    [page(1), page(2)].forEach(saved.saveRecent);
    saved.promote(page(1));
    saved.saveRecent(page(1));
    expect(urls()).toEqual([['/2'], ['/1']]);
  });

  it('remove from both lists', () => {
    const {saved, urls} = setUp();
    [page(1), page(2)].forEach(saved.saveRecent);
    saved.promote(page(1));
    saved.remove(page(1).objectID);
    saved.remove(page(2).objectID);
    expect(urls()).toEqual([[], []]);
  });

  it('save content as the section it stands in, even when that was not among the hits', () => {
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

  it('strip marked texts', () => {
    const {saved, slots} = setUp();
    const marked = {...page(1), _highlightResult: {}, _snippetResult: {}};
    saved.saveRecent(marked);
    expect(slots.recent.value).not.toContain('Result');
  });

  it('have keys with the name of the index', () => {
    expect(Object.values(savedSearchesKeys('docs-en'))).toEqual([
      'docsearch.recent.docs-en',
      'docsearch.favorites.docs-en',
    ]);
  });
});

describe('a broken storage', () => {
  it.each([
    ['no JSON', '{'],
    ['no list', '{"a": 1}'],
    ['null', 'null'],
    ['no hits', '[1, null, {"objectID": 1}, {"objectID": "x", "url": "/x", "type": "lvl9"}]'],
    [
      'half a hit',
      '[{"objectID":"x","url":"/","type":"lvl1","content":null,"hierarchy":{"lvl1":2}}]',
    ],
  ])('with %s is an empty one', (_, value) => {
    const saved = createSavedSearches({recent: memorySlot(value), favorites: memorySlot(value)});
    expect([saved.recent(), saved.favorites()]).toEqual([[], []]);
    saved.saveRecent(page(1));
    expect(saved.recent()).toHaveLength(1);
  });

  it('that throws is no storage, and nothing else', () => {
    const slot = {
      get(): string {
        throw new DOMException('denied', 'SecurityError');
      },
      set() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const saved = createSavedSearches({recent: slot, favorites: slot});
    saved.saveRecent(page(1));
    saved.promote(page(1));
    saved.remove(page(1).objectID);
    expect(saved.recent()).toEqual([]);
  });
});
