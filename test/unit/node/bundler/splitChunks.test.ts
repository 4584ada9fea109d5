import {splitChunks} from '@site/theme-plugin/src/node/bundler/splitChunks';

describe('splitChunks', () => {
  it('joins the chunks that every article needs, by the names that core gives them', () => {
    const {cacheGroups} = splitChunks(true);
    const joined = (name: string | null) => cacheGroups.docs?.chunks({name});
    // For @theme/DocsRoot, DocVersionRoot, DocRoot, and DocItem.
    expect(['5e95c892', 'a7bd4aaa', 'a94703ab', '17896441'].map(joined)).toEqual(
      Array(4).fill(true),
    );
    expect([null, 'main', '1a4e3797'].map(joined)).toEqual([false, false, false]);
  });

  it('leaves the chunks alone in development, where they have other names', () => {
    expect(Object.keys(splitChunks(false).cacheGroups)).toEqual(['styles']);
  });

  it('keeps styles with the chunks that are loaded on intent, and with those of lazy files', () => {
    const {styles} = splitChunks(true).cacheGroups;
    expect(styles.chunks({name: 'intent-search'})).toBe(false);
    expect(styles.chunks({name: 'main'})).toBe(true);
    expect(styles.test({nameForCondition: () => '/theme/search/ui/search.lazy.css'})).toBe(false);
    expect(styles.test({nameForCondition: () => '/pages/index.lazy.module.css'})).toBe(false);
    expect(styles.test({nameForCondition: () => '/theme/css/base.css'})).toBe(true);
    expect(styles.test({})).toBe(true);
  });
});
