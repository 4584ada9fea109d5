import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {THEME_NAME} from '../../shared/constants';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {writeGenerated} from '../common/writeGenerated';
import {articleScript} from './articleScript';
import {docRoutes} from './docRoutes';
import {MARKDOWN_COMPONENTS} from './tags';

/** Name of the module that imports all docs in the browser's scripts, in the theme's folder of generated files. */
export const ROUTES_MODULE = 'routes.js';

/** Bundlers load only JavaScript, so the loader is a generated file that calls a function in its options. */
const LOADER =
  'module.exports = function (source) {\n  return this.getOptions().change(source, this.resourcePath);\n};\n';

/** Folders of the components that the theme knows. */
const OWN = [
  path.join(SOURCE_ROOT, 'theme'),
  path.join('@docusaurus', 'theme-classic', 'lib', 'theme'),
];

/** Whether a component's file is the theme's own or a stock one. */
const isOwn = (file: unknown): boolean =>
  OWN.some(folder => String(file).includes(folder + path.sep));

/**
 * Whether articles need to be sent only once. This isn't so
 *
 * - if a component that renders Markdown isn't the theme's own or a stock one. It may do anything, so React renders
 *   articles as a whole;
 * - if the server renders no pages.
 *
 * @param aliases - the bundler's, from names of components to their files
 */
export function canSendOnce({siteConfig}: LoadContext, aliases: unknown): boolean {
  return (
    siteConfig.future.experimental_router !== 'hash' &&
    Object.entries(aliases ?? {}).every(
      ([name, file]) => !MARKDOWN_COMPONENTS.test(name) || isOwn(file),
    )
  );
}

/**
 * A rule for the bundler that keeps articles from being sent twice; see `articleScript`. Only what the table of chunks imports
 * is changed, since a doc that another one includes is a part of that one's page.
 */
export function articleRule({generatedFilesDir, siteDir}: LoadContext, isServer: boolean) {
  const routes = docRoutes(generatedFilesDir, siteDir);
  return {
    // No `test`: core takes rules that have one for Markdown as those that compile it.
    include: Array.from(routes.keys()),
    issuer: [
      path.join(generatedFilesDir, 'registry.js'),
      path.join(generatedFilesDir, THEME_NAME, ROUTES_MODULE),
    ],
    enforce: 'post' as const,
    loader: writeGenerated(generatedFilesDir, 'articleLoader.cjs', LOADER),
    options: {
      change(script: string, source: string) {
        const page = routes.get(source);
        return page === undefined ? script : articleScript(script, page, isServer);
      },
    },
  };
}
