import type {I18n} from '@docusaurus/types';
import {trimSlash} from '../builtSite/routes';

/** The locales, as Docusaurus describes them to a build. */
export type Locales = Pick<I18n, 'currentLocale' | 'defaultLocale' | 'locales' | 'localeConfigs'>;

function prefixOf(locale: string, {defaultLocale, localeConfigs}: Locales): string {
  return locale === defaultLocale ? '' : `/${localeConfigs[locale]?.path ?? locale}`;
}

const isBelow = (address: string, prefix: string): boolean =>
  address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}#`);

/**
 * Identifies a page within its locale: the path below the base URL, decoded and without a trailing slash, so
 * that it's the same on any host and with any `trailingSlash`.
 *
 * @param localPath - route without the base URL
 */
export function pageName(localPath: string): string {
  return trimSlash(decodeURI(localPath));
}

/** Identifies a page across all locales. The default locale's pages have no prefix. */
export function withLocale(page: string, locales: Locales): string {
  return trimSlash(prefixOf(locales.currentLocale, locales) + page);
}

/** The inverse of `withLocale`, which also works for an address with an ID. */
export function withoutLocale(address: string, locales: Locales): string {
  const local = address.slice(prefixOf(locales.currentLocale, locales).length);
  return local.startsWith('/') ? local : `/${local}`;
}

/** Whether a published address belongs to the locale that's being built. */
export function isOfLocale(address: string, locales: Locales): boolean {
  const {currentLocale, defaultLocale} = locales;
  return currentLocale === defaultLocale
    ? !locales.locales.some(
        locale => locale !== defaultLocale && isBelow(address, prefixOf(locale, locales)),
      )
    : isBelow(address, prefixOf(currentLocale, locales));
}

/** Splits `/api/store#getstate` into its path and its ID. */
export function splitAddress(address: string): {page: string; id: string} {
  const [page = '', id = ''] = address.split(/#(.*)/s, 2);
  return {page, id};
}
