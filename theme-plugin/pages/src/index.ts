import type {LoadContext, Plugin} from '@docusaurus/types';
import {composeFeatures} from './common/composeFeatures';
import type {PagesContent} from './common/pagesContent';
import {PLUGIN_NAME} from './constants';
import {headsFeature} from './head/headsFeature';
import {headingIdsFeature} from './headingIds/headingIdsFeature';
import {markdownFiles} from './markdown/markdownFiles';
import {readMovedPages} from './movedPages/readMovedPages';
import type {PagesOptions} from './PagesOptions';

/**
 * What a build writes beside a site's pages, and into their heads, as a Docusaurus plugin for any theme.
 *
 * @example
 * plugins: [['docusaurus-plugin-folio-pages', {markdown: true, llms: true}]]
 */
export default function folioPages(
  context: LoadContext,
  options: PagesOptions,
): Plugin<PagesContent> {
  return {
    name: PLUGIN_NAME,

    // For other plugins: what they can rely on.
    loadContent: async () => ({
      markdown: options.markdown,
      moved: options.movedPages ? await readMovedPages(context.siteDir, options.movedPages) : {},
    }),

    ...composeFeatures([
      headsFeature(context, options),
      {visitors: (site, docs) => [markdownFiles(site, context.siteConfig, options, docs)]},
      headingIdsFeature(context, options),
    ]),
  };
}

export {validateOptions} from './options';
export type {PagesOptions, UserPagesOptions} from './PagesOptions';
