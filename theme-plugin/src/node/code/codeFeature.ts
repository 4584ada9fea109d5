import {articlePages} from '../article/articleRule';
import type {Feature} from '../common/Feature';
import {codeFiles} from './codeFiles';

/**
 * Articles and code blocks whose HTML is in the page or in a file of its own, but never in a script.
 *
 * @param articles - for the pages of docs, by their source
 */
export const codeFeature = (siteDir: string, articles: Map<string, string>): Feature => ({
  clientModules: [require.resolve('../../client/pageFile/pageFileModule')],
  allContentLoaded(docs) {
    for (const [source, page] of articlePages(docs, siteDir)) {
      articles.set(source, page);
    }
  },
  visitors: ({outDir}) => [codeFiles(outDir)],
});
