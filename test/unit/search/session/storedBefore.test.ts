import {
  createSavedSearches,
  savedSearchesKeys,
} from '@site/theme-plugin/search/src/session/createSavedSearches';

/** What a browser holds after searches with version 0.1.0 of the theme, by key. */
const STORED: Record<string, string> = {
  'docsearch.recent.local':
    '[{"objectID":"/api/store#dispatch","url":"/api/store#dispatch","type":"lvl2","content":null,"hierarchy":{"lvl0":"API","lvl1":"Store","lvl2":"dispatch","lvl3":null,"lvl4":null,"lvl5":null,"lvl6":null}}]',
  'docsearch.favorites.local':
    '[{"objectID":"/faq","url":"/faq","type":"lvl1","content":null,"hierarchy":{"lvl0":"FAQ","lvl1":"FAQ","lvl2":null,"lvl3":null,"lvl4":null,"lvl5":null,"lvl6":null}}]',
};

it('keeps the searches that version 0.1.0 stored', () => {
  const before = {...STORED};
  const slotOf = (key: string) => ({
    get: () => STORED[key] ?? null,
    set: (value: string) => {
      STORED[key] = value;
    },
  });
  const keys = savedSearchesKeys('local');
  const saved = createSavedSearches({
    recent: slotOf(keys.recent),
    favorites: slotOf(keys.favorites),
    isHitUrl: url => url.startsWith('/'),
  });
  expect(saved.recent().map(({url}) => url)).toEqual(['/api/store#dispatch']);
  expect(saved.favorites().map(({hierarchy}) => hierarchy.lvl1)).toEqual(['FAQ']);
  expect(STORED).toEqual(before);
});
