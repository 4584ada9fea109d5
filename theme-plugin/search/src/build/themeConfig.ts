import {Joi} from '@docusaurus/utils-validation';
import type {ThemeConfig, ThemeConfigValidationContext} from '@docusaurus/types';
import {validated, type ValidValues} from 'docusaurus-plugin-folio-pages/build';
import {MAX_RESULTS_PER_GROUP_DEFAULT, SEARCH_NAME, SEARCH_PAGE_PATH_DEFAULT} from '../constants';
import {SEARCH_DEFAULTS} from '../searchConfig';
import {HOSTED_VALID_VALUES, hostedConfigSchema, withRegExpSource} from './hostedConfigSchema';

/** Descriptions of the valid values for error messages. */
export const SEARCH_VALID_VALUES: ValidValues = {
  'folio.search': 'an object with maxResultsPerGroup, missingResultsUrl and pagePath',
  'folio.search.maxResultsPerGroup': `a whole number from 1 to 20 (default ${MAX_RESULTS_PER_GROUP_DEFAULT})`,
  'folio.search.missingResultsUrl':
    'an http(s) address, in which {query} stands for what the reader typed',
  'folio.search.pagePath': `a path below the base URL, without a slash at its ends, such as "${SEARCH_PAGE_PATH_DEFAULT}" (the default), or false for no search page`,
  ...HOSTED_VALID_VALUES,
};

/** `themeConfig.folio.search`. */
export const searchConfigSchema = Joi.object({
  maxResultsPerGroup: Joi.number().integer().min(1).max(20).default(MAX_RESULTS_PER_GROUP_DEFAULT),
  missingResultsUrl: Joi.string().pattern(/^https?:\/\//),
  pagePath: Joi.alternatives(
    Joi.string().pattern(/^[^/?#\s]+(?:\/[^/?#\s]+)*$/),
    Joi.valid(false),
  ).default(SEARCH_PAGE_PATH_DEFAULT),
}).default(SEARCH_DEFAULTS);

const themeConfigSchema = Joi.object<ThemeConfig>({
  folio: Joi.object({search: searchConfigSchema}).default({search: SEARCH_DEFAULTS}),
  algolia: hostedConfigSchema,
}).unknown(true);

/**
 * Docusaurus's hook that validates `themeConfig.folio.search` and `themeConfig.algolia` and fills in their defaults.
 *
 * @throws Error naming each wrong key or value, where it is, and what would be valid there
 */
export function validateThemeConfig({
  themeConfig: {algolia, ...others},
}: ThemeConfigValidationContext<ThemeConfig, ThemeConfig>): ThemeConfig {
  const sources = algolia === undefined ? others : {...others, algolia: withRegExpSource(algolia)};
  return validated(themeConfigSchema, sources, {
    plugin: SEARCH_NAME,
    where: 'themeConfig',
    valid: SEARCH_VALID_VALUES,
  });
}
