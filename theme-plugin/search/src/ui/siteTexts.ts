import siteConfig from '@generated/docusaurus.config';
import {readSearchConfig} from '../searchConfig';
import type {SearchTranslations} from '../SearchTranslations';

/**
 * The texts that the site gives in `themeConfig.algolia`; none if its own index answers. The bundler needs both branches
 * to leave out what only one of them uses.
 */
export function siteTexts(): SearchTranslations {
  if (process.env.FOLIO_HOSTED_SEARCH) {
    const {placeholder, translations} = readSearchConfig(siteConfig.themeConfig).hosted ?? {};
    const {button, modal} = translations ?? {};
    return {
      button,
      modal: {...modal, searchBox: {placeholderText: placeholder, ...modal?.searchBox}},
    };
  } else {
    return {};
  }
}
