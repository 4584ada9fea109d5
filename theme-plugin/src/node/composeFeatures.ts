import type {Plugin} from '@docusaurus/types';
import {DOCS_PLUGIN} from '../shared/constants';
import {visitBuiltSite, type BuiltSiteVisitor} from './builtSite/visitBuiltSite';
import type {DocsContent} from './common/loadedContent';
import type {Feature} from './common/Feature';

/** Combines the features into the plugin's hooks, in the order of the features. */
export function composeFeatures(features: readonly Feature[]) {
  let docs: DocsContent;
  return {
    getClientModules: () => features.flatMap(({clientModules = []}) => clientModules),

    async allContentLoaded({allContent}) {
      docs = allContent[DOCS_PLUGIN];
      for (const feature of features) {
        await feature.allContentLoaded?.(docs);
      }
    },

    injectHtmlTags: () => ({
      headTags: features.flatMap(({headTags}) => headTags?.() ?? []),
      preBodyTags: features.flatMap(({preBodyTags}) => preBodyTags?.() ?? []),
    }),

    extendCli(cli) {
      features.forEach(feature => feature.extendCli?.(cli));
    },

    async postBuild({outDir, baseUrl, routes, routesPaths, i18n}) {
      const site = {outDir, baseUrl, routes, routesPaths, i18n};
      const visitors: BuiltSiteVisitor[] = [];
      for (const feature of features) {
        visitors.push(...((await feature.visitors?.(site, docs)) ?? []));
      }
      await visitBuiltSite(site, visitors);
    },
  } satisfies Partial<Plugin>;
}
