import {objectIdOfUrl} from '@site/theme-plugin/search/src/session/parentOf';
import {objectId} from '@site/theme-plugin/search/src/objectId';

describe('objectId', () => {
  it("never changes, because readers' saved searches contain it", () => {
    // cspell:disable -- hashes
    expect(objectId({path: '/api/store', anchor: null, type: 'lvl1'})).toBe('txj2ounj62');
    expect(objectId({path: '/api/store', anchor: 'get-state', type: 'lvl2'})).toBe('1291pcbjmgq');
    expect(objectId({path: '/a', anchor: '状', type: 'content', ordinal: 3})).toBe('gf2ol97lk4');
    // cspell:enable
  });

  it("is the same for a record's URL on any host", () => {
    const id = objectId({path: '/a/b', anchor: 'c', type: 'lvl3'});
    expect(objectIdOfUrl('/a/b#c', 'lvl3')).toBe(id);
    expect(objectIdOfUrl('https://example.com/a/b#c', 'lvl3')).toBe(id);
    expect(objectIdOfUrl('/a', 'lvl1')).toBe(objectId({path: '/a', anchor: null, type: 'lvl1'}));
    expect(objectIdOfUrl('/a#%E7%8A%B6', 'lvl2')).toBe(
      objectId({path: '/a', anchor: '状', type: 'lvl2'}),
    );
    expect(objectIdOfUrl('/a#100%', 'lvl2')).toBe(
      objectId({path: '/a', anchor: '100%', type: 'lvl2'}),
    );
  });
});
