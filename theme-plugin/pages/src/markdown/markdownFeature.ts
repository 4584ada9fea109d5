import type {LoadContext} from '@docusaurus/types';
import type {Feature} from '../common/Feature';
import type {PagesOptions} from '../PagesOptions';
import {markdownFiles} from './markdownFiles';

/** The docs as Markdown, for people who copy them and for language models. */
export const markdownFeature = (
  {siteConfig}: LoadContext,
  options: Pick<PagesOptions, 'markdown' | 'llms'>,
): Feature => ({
  visitors: (site, docs) => [markdownFiles(site, siteConfig, options, docs)],
});
