import {Joi} from '@docusaurus/utils-validation';
import type {ValidValues} from 'docusaurus-plugin-folio-pages/build';
import type {SearchTranslations} from '../SearchTranslations';

type Modal = NonNullable<SearchTranslations['modal']>;
type Names<Group> = readonly (keyof NonNullable<Group>)[];

/** The texts of DocSearch's modal that this theme shows, by part. */
const MODAL_TEXTS: {
  readonly searchBox: Names<Modal['searchBox']>;
  readonly startScreen: Names<Modal['startScreen']>;
  readonly errorScreen: Names<Modal['errorScreen']>;
  readonly noResultsScreen: Names<Modal['noResultsScreen']>;
  readonly footer: Names<Modal['footer']>;
} = {
  searchBox: [
    'placeholderText',
    'searchInputLabel',
    'clearButtonTitle',
    'clearButtonAriaLabel',
    'resetButtonTitle',
    'resetButtonAriaLabel',
    'closeButtonText',
    'closeButtonAriaLabel',
    'cancelButtonText',
    'cancelButtonAriaLabel',
  ],
  startScreen: [
    'recentSearchesTitle',
    'noRecentSearchesText',
    'saveRecentSearchButtonTitle',
    'removeRecentSearchButtonTitle',
    'favoriteSearchesTitle',
    'removeFavoriteSearchButtonTitle',
  ],
  errorScreen: ['titleText', 'helpText'],
  noResultsScreen: [
    'noResultsText',
    'suggestedQueryText',
    'reportMissingResultsText',
    'reportMissingResultsLinkText',
  ],
  footer: ['selectText', 'navigateText', 'closeText'],
};
const BUTTON_TEXTS: Names<SearchTranslations['button']> = ['buttonText', 'buttonAriaLabel'];

const text = Joi.string().min(1);

/** DocSearch's other texts, such as those of Ask AI, are accepted and ignored. */
const textsSchema = (names: readonly string[]) =>
  Joi.object(Object.fromEntries(names.map(name => [name, text]))).unknown(true);

const groups = Object.entries(MODAL_TEXTS);

/** Schema of `themeConfig.algolia.translations`. */
export const translationsSchema = Joi.object({
  button: textsSchema(BUTTON_TEXTS),
  modal: Joi.object(
    Object.fromEntries(groups.map(([group, names]) => [group, textsSchema(names)])),
  ).unknown(true),
});

const where = 'algolia.translations';

function validValues(path: string, names: readonly string[]): ValidValues {
  const texts = names.map(name => [`${path}.${name}`, 'a text that is not empty'] as const);
  return {[path]: `an object with ${names.join(', ')}`, ...Object.fromEntries(texts)};
}

/** Descriptions of the valid values for error messages; see `describeValidationError`. */
export const TRANSLATIONS_VALID_VALUES: ValidValues = {
  [where]: 'an object with button and modal, as DocSearch documents it',
  ...validValues(`${where}.button`, BUTTON_TEXTS),
  [`${where}.modal`]: `an object with ${Object.keys(MODAL_TEXTS).join(', ')}`,
  ...Object.assign(
    {},
    ...groups.map(([group, names]) => validValues(`${where}.modal.${group}`, names)),
  ),
};
