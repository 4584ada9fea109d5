import type {LoadContext} from '@docusaurus/types';
import type {Feature} from '../common/Feature';
import type {ThemeOptions} from '../common/ThemeOptions';
import {markdownFiles} from './markdownFiles';

/** The docs as Markdown, for people who copy them and for language models. */
export const markdownFeature = (
  {siteConfig}: LoadContext,
  options: Pick<ThemeOptions, 'markdown' | 'llms'>,
): Feature => ({
  visitors: (site, docs) => [markdownFiles(site, siteConfig, options, docs)],
});
