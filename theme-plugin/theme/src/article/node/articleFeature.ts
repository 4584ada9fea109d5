import type {LoadContext} from '@docusaurus/types';
import type {BundlerNeeds} from '../../node/common/BundlerNeeds';
import {staticComponents, type Feature} from 'docusaurus-plugin-folio-pages/build';
import {articlePages, articleRule, canSendOnce} from './articleRule';
import {pageFiles} from './pageFiles';

/** Articles and code blocks whose HTML is in the page or in a file of its own, but never in a script. */
export function articleFeature(context: LoadContext): {feature: Feature; needs: BundlerNeeds} {
  let pages: ReadonlyMap<string, string> = new Map();
  let folders: readonly string[] = [];
  return {
    feature: {
      clientModules: [require.resolve('../../client/pageFile/pageFileModule')],
      allContentLoaded(docs, all) {
        folders = staticComponents(all);
        pages = articlePages(docs, context.siteDir);
      },
      visitors: ({outDir}) => [pageFiles(outDir)],
    },
    needs: {
      rules: ({aliases, isServer, isProduction}) =>
        isProduction && canSendOnce(context, aliases, folders)
          ? [articleRule(context, pages, isServer)]
          : [],
    },
  };
}
