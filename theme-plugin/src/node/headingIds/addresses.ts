import type {I18n} from '@docusaurus/types';
import {trimSlash} from '../builtSite/routes';

/** What tells the pages of one locale from those of the others. */
export type Locales = Pick<I18n, 'currentLocale' | 'defaultLocale' | 'locales' | 'localeConfigs'>;

function prefixOf(locale: string, {defaultLocale, localeConfigs}: Locales): string {
  return locale === defaultLocale ? '' : `/${localeConfigs[locale]?.path ?? locale}`;
}

const isBelow = (address: string, prefix: string): boolean =>
  address === prefix || address.startsWith(`${prefix}/`) || address.startsWith(`${prefix}#`);

/**
 * The name of a page among those of its locale: its path below the base URL, decoded and without a slash
 * at its end, so that it's the same on any host and with any `trailingSlash`.
 *
 * @param localPath - route without the base URL
 */
export function pageName(localPath: string): string {
  return trimSlash(decodeURI(localPath));
}

/** The name of a page among those of all locales: the default locale's have no prefix. */
export function withLocale(page: string, locales: Locales): string {
  return trimSlash(prefixOf(locales.currentLocale, locales) + page);
}

/** The inverse of `withLocale`, also for an address with an ID. */
export function withoutLocale(address: string, locales: Locales): string {
  const local = address.slice(prefixOf(locales.currentLocale, locales).length);
  return local.startsWith('/') ? local : `/${local}`;
}

/** Whether a published address belongs to the locale that is being built. */
export function isOfLocale(address: string, locales: Locales): boolean {
  const {currentLocale, defaultLocale} = locales;
  return currentLocale === defaultLocale
    ? !locales.locales.some(
        locale => locale !== defaultLocale && isBelow(address, prefixOf(locale, locales)),
      )
    : isBelow(address, prefixOf(currentLocale, locales));
}

/** `/api/store#getstate` → its path and its ID. */
export function splitAddress(address: string): {page: string; id: string} {
  const [page = '', id = ''] = address.split(/#(.*)/s, 2);
  return {page, id};
}
