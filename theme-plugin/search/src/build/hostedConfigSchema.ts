import {Joi} from '@docusaurus/utils-validation';
import {SEARCH_PAGE_PATH_DEFAULT} from '../constants';
import type {ValidValues} from 'docusaurus-plugin-folio-pages/build';
import {TRANSLATIONS_VALID_VALUES, translationsSchema} from './translationsSchema';

/** Other keys that DocSearch reads. This theme accepts and ignores them, with a warning. */
export const FOREIGN_KEYS = [
  'askAi',
  'maxResultsPerGroup',
  'disableUserPersonalization',
  'initialQuery',
] as const;

/** Descriptions of the valid values for error messages; see `describeValidationError`. */
export const HOSTED_VALID_VALUES: ValidValues = {
  algolia: 'an object with appId, apiKey and indexName',
  'algolia.appId': 'the id of your application at Algolia, letters and digits',
  'algolia.apiKey': 'the public search-only key of your application; never the admin key',
  'algolia.indexName': 'the name of the index to search',
  'algolia.contextualSearch': 'true (default) or false',
  'algolia.searchParameters': 'an object of search parameters of Algolia',
  'algolia.searchParameters.facetFilters': 'a list such as ["type:lvl1", ["tag:a", "tag:b"]]',
  'algolia.externalUrlRegex': 'a regular expression as a string',
  'algolia.replaceSearchResultPathname': 'an object with from and to',
  'algolia.replaceSearchResultPathname.from': 'a string or a regular expression',
  'algolia.replaceSearchResultPathname.to': 'a string',
  'algolia.searchPagePath': `a path below the base URL, such as "${SEARCH_PAGE_PATH_DEFAULT}" (default), or false for no search page`,
  'algolia.insights': 'true or false (default)',
  'algolia.placeholder': 'a text that is not empty',
  ...TRANSLATIONS_VALID_VALUES,
};

const facetFilters = Joi.alternatives(
  Joi.string(),
  Joi.array().items(Joi.alternatives(Joi.string(), Joi.array().items(Joi.string()))),
);

function isRegExpSource(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}

const regExpSource = Joi.string().custom((value: string, helpers) =>
  isRegExpSource(value) ? value : helpers.error('any.invalid'),
);

/** Schema of `themeConfig.algolia`, after `withRegExpSource`. */
export const hostedConfigSchema = Joi.object({
  appId: Joi.string()
    .pattern(/^[A-Za-z\d]+$/)
    .required(),
  apiKey: Joi.string().min(1).required(),
  indexName: Joi.string().min(1).required(),
  contextualSearch: Joi.boolean().default(true),
  searchParameters: Joi.object({facetFilters}).unknown(true).default({}),
  externalUrlRegex: regExpSource,
  replaceSearchResultPathname: Joi.object({
    from: regExpSource.required(),
    to: Joi.string().allow('').required(),
  }),
  searchPagePath: Joi.alternatives(Joi.string().pattern(/[^/\s]/), Joi.valid(false, null)).default(
    SEARCH_PAGE_PATH_DEFAULT,
  ),
  insights: Joi.boolean().default(false),
  placeholder: Joi.string().min(1),
  translations: translationsSchema,
  ...Object.fromEntries(FOREIGN_KEYS.map(key => [key, Joi.any()])),
});

/** Keys whose defaults theme-search-algolia fills in. preset-classic includes that theme, which runs first. */
const FILLED_IN = ['contextualSearch', 'searchParameters', 'searchPagePath'] as const;

/**
 * Converts `replaceSearchResultPathname.from` to the source of a regular expression, because the configuration
 * reaches the browser as JSON. A string is matched literally, unless theme-search-algolia ran first and has
 * already converted it.
 */
export function withRegExpSource(algolia: unknown): unknown {
  if (
    typeof algolia !== 'object' ||
    algolia === null ||
    !('replaceSearchResultPathname' in algolia)
  ) {
    return algolia;
  }
  const {replaceSearchResultPathname: replace} = algolia;
  if (typeof replace !== 'object' || replace === null || !('from' in replace)) {
    return algolia;
  }
  const isSource = FILLED_IN.every(key => key in algolia);
  return {
    ...algolia,
    replaceSearchResultPathname: {...replace, from: sourceOf(replace.from, isSource)},
  };
}

function sourceOf(from: unknown, isSource: boolean): unknown {
  if (from instanceof RegExp) {
    return from.source;
  }
  return typeof from === 'string' && !isSource ? from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : from;
}
