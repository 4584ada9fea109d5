import siteConfig from '@generated/docusaurus.config';
import {readSearchConfig} from '../searchConfig';
import type {SearchTranslations} from '../SearchTranslations';

/** The texts that the site gives in `themeConfig.algolia`; none where its own index answers. */
export function siteTexts(): SearchTranslations {
  if (!process.env.FOLIO_HOSTED_SEARCH) {
    return {};
  }
  const {placeholder, translations} = readSearchConfig(siteConfig.themeConfig).hosted ?? {};
  const {button, modal} = translations ?? {};
  return {
    button,
    modal: {...modal, searchBox: {placeholderText: placeholder, ...modal?.searchBox}},
  };
}
