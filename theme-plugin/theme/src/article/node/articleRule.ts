import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {
  type DocsContent,
  type Feature,
  isLoadedContent,
  staticComponents,
  writeGenerated,
} from 'docusaurus-plugin-folio-pages/build';
import type {BundlerNeeds} from '../../node/common/BundlerNeeds';
import {SOURCE_ROOT} from '../../node/common/sourceRoot';
import {THEME_NAME} from '../../shared/constants';
import {articleScript} from './articleScript';
import {pageFiles} from './pageFiles';
import {MARKDOWN_COMPONENTS} from './tags';

/** Bundlers load only JavaScript, so the loader is a generated file that calls a function in its options. */
const LOADER = `module.exports = function (source) {
  return this.getOptions().change(source, this.resourcePath);
};
`;

/** In the loader's name, so that a bundler's cache has nothing of another version of the theme. */
const {version} = JSON.parse(
  fs.readFileSync(path.join(SOURCE_ROOT, '../package.json'), 'utf8'),
) as {readonly version: string};

/** Folders of the components that the theme knows. */
const OWN = [
  path.join(SOURCE_ROOT, 'theme'),
  path.join('@docusaurus', 'theme-classic', 'lib', 'theme'),
];

/**
 * Whether articles need to be sent only once. This isn't so
 *
 * - if a component that renders Markdown isn't the theme's own, a stock one, or static. It may do anything, so React
 *   renders articles as a whole;
 * - if the server renders no pages.
 *
 * @param aliases - the bundler's, from names of components to their files
 * @param folders - as `staticComponents` returns them
 */
export function canSendOnce(
  {siteConfig}: LoadContext,
  aliases: unknown,
  folders: readonly string[] = [],
): boolean {
  const isKnown = (file: unknown) =>
    [...OWN, ...folders].some(folder => String(file).includes(folder + path.sep));
  return (
    siteConfig.future.experimental_router !== 'hash' &&
    Object.entries(aliases ?? {}).every(
      ([name, file]) => !MARKDOWN_COMPONENTS.test(name) || isKnown(file),
    )
  );
}

/** The docs of a site: absolute path of the source → path of the page, with the base URL. */
export function articlePages(docs: DocsContent, siteDir: string): Map<string, string> {
  return new Map(
    Object.values(docs ?? {})
      .flatMap(content => (isLoadedContent(content) ? content.loadedVersions : []))
      .flatMap(version => version.docs)
      .map(({source, permalink}) => [
        path.join(siteDir, source.replace(/^@site\//, '')),
        permalink,
      ]),
  );
}

/**
 * A rule for the bundler that keeps articles from being sent twice; see `articleScript`.
 *
 * @param pages - as `articlePages` returns them
 */
export function articleRule(
  {generatedFilesDir}: LoadContext,
  pages: ReadonlyMap<string, string>,
  isServer: boolean,
) {
  return {
    // No `test`: core takes rules that have one for Markdown as those that compile it.
    include: Array.from(pages.keys()),
    enforce: 'post' as const,
    loader: writeGenerated(
      path.join(generatedFilesDir, THEME_NAME),
      `articleLoader-${version}.cjs`,
      LOADER,
    ),
    options: {
      change(script: string, source: string) {
        const page = pages.get(source);
        return page === undefined ? script : articleScript(script, page, isServer);
      },
    },
  };
}

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
