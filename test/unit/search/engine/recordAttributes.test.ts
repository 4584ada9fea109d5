import {levelName, sectionUrl} from '@site/theme-plugin/search/src/engine/recordAttributes';

describe('a section', () => {
  it.each([0, 7, -1])('has no level %i', level => {
    expect(() => levelName(level)).toThrow(
      new RangeError(`A heading's level is 1 to 6, not ${level}.`),
    );
  });

  it('has the URL of its page, with its anchor encoded', () => {
    expect(sectionUrl('/api/store', '')).toBe('/api/store');
    expect(sectionUrl('/api/store', 'get-state')).toBe('/api/store#get-state');
    expect(sectionUrl('/api/store', '状態')).toBe('/api/store#%E7%8A%B6%E6%85%8B');
  });
});
