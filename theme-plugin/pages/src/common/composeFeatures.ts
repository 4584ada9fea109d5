import {setImmediate} from 'node:timers/promises';
import type {Plugin} from '@docusaurus/types';
import {visitBuiltSite, type BuiltSite, type BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import type {DocsContent} from './loadedContent';
import type {Feature} from './Feature';

/** One pass over the pages of a built site. */
interface Pass {
  readonly visitors: Promise<readonly BuiltSiteVisitor[]>[];
  readonly done: Promise<void>;
}

const PASSES = Symbol.for('docusaurus-plugin-folio-pages.passes');

/** By folder of the built site. Core loads each plugin with its own copy of this module, so the passes are global. */
const scope = globalThis as {[PASSES]?: Map<string, Pass>};

/** Adds visitors to the one pass of all plugins, whose `postBuild` core calls at the same time. */
function joinPass(site: BuiltSite, visitors: Pass['visitors'][number]): Promise<void> {
  const passes = (scope[PASSES] ??= new Map());
  const {outDir} = site;
  const all: Pass['visitors'] = [];
  async function run() {
    await setImmediate();
    passes.delete(outDir);
    await visitBuiltSite(site, (await Promise.all(all)).flat());
  }
  const pass = passes.get(outDir) ?? {visitors: all, done: run()};
  passes.set(outDir, pass);
  pass.visitors.push(visitors);
  // The pass fails with it, but only once all plugins have joined.
  visitors.catch(() => undefined);
  return pass.done;
}

/** Combines the features into the plugin's hooks, in the order of the features. */
export function composeFeatures(features: readonly Feature[]) {
  let docs: DocsContent;
  return {
    getClientModules: () => features.flatMap(({clientModules = []}) => clientModules),

    async allContentLoaded({allContent}) {
      docs = allContent['docusaurus-plugin-content-docs'];
      for (const feature of features) {
        await feature.allContentLoaded?.(docs, allContent);
      }
    },

    injectHtmlTags: () => ({
      headTags: features.flatMap(({headTags}) => headTags?.() ?? []),
      preBodyTags: features.flatMap(({preBodyTags}) => preBodyTags?.() ?? []),
    }),

    extendCli(cli) {
      features.forEach(feature => feature.extendCli?.(cli));
    },

    postBuild({outDir, baseUrl, routes, routesPaths, i18n}) {
      const site = {outDir, baseUrl, routes, routesPaths, i18n};
      async function visitors() {
        const all: BuiltSiteVisitor[] = [];
        for (const feature of features) {
          all.push(...((await feature.visitors?.(site, docs)) ?? []));
        }
        return all;
      }
      return joinPass(site, visitors());
    },
  } satisfies Partial<Plugin>;
}
