/** For a theme that brings the search along. */
import path from 'node:path';

export {hostedConfigSchema, withRegExpSource} from './build/hostedConfigSchema';
export {OPTIONS_OF_SEARCH, searchOptions} from './build/options';
export {searchFeature} from './build/searchFeature';
export type {StartLink} from './build/startLinks';
export {SEARCH_VALID_VALUES, searchConfigSchema} from './build/themeConfig';
export {earlySearchScript} from './earlySearch';
export {SEARCH_DEFAULTS} from './searchConfig';

/** The folder with all modules of the search. */
export const SEARCH_ROOT = path.resolve(__dirname);
