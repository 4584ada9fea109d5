import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {fileOption, validated, type ValidValues} from 'docusaurus-plugin-folio-pages/build';
import {SEARCH_NAME} from '../constants';
import type {SearchOptions, UserSearchOptions} from '../SearchOptions';

export const OPTIONS_OF_SEARCH: ValidValues = {
  startLinks: 'false (the default), or the path of a JSON file such as "./search-start-links.json"',
  synonyms: 'false (the default), or the path of a JSON file such as "./search-synonyms.json"',
};

export const searchOptions = Joi.object<SearchOptions>({
  startLinks: fileOption,
  synonyms: fileOption,
});

/**
 * Docusaurus's hook that validates the options and fills in their defaults.
 *
 * @throws Error naming each wrong key or value, where it is, and what would be valid there
 */
export function validateOptions({
  options,
}: OptionValidationContext<UserSearchOptions | undefined, SearchOptions>): SearchOptions {
  // Docusaurus expects the plugin's `id` in the result, although it isn't one of its own options.
  const {id = 'default', ...own}: UserSearchOptions & {id?: string} = options ?? {};
  const described = {
    plugin: SEARCH_NAME,
    where: `themes → ${SEARCH_NAME}`,
    valid: OPTIONS_OF_SEARCH,
  };
  return {...validated(searchOptions, own, described), id} as SearchOptions;
}
