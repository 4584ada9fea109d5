/** What the rest of the theme needs of the search at build time. */
export {
  HOSTED_VALID_VALUES,
  hostedConfigSchema,
  withRegExpSource,
} from '../build/hostedConfigSchema';
export {searchFeature} from '../build/searchFeature';
export type {StartLink} from '../build/startLinks';
export {earlySearchScript} from '../earlySearch';
export {SEARCH_DEFAULTS} from '../searchConfig';
