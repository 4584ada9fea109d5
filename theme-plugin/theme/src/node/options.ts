import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {validated, type ValidValues} from 'docusaurus-plugin-folio-pages/build';
import {OPTIONS_OF_SEARCH, searchOptions} from 'docusaurus-theme-folio-search/build';
import {THEME_NAME} from '../shared/constants';
import type {ThemeColor, ThemeOptions, UserThemeOptions} from './common/ThemeOptions';

const HEX_COLOR = /^#(?:[\da-f]{3}){1,2}$/i;

const VALID_VALUES: ValidValues = {
  infima: 'true (the default) or false',
  search: 'an object with startLinks and synonyms',
  ...Object.fromEntries(
    Object.entries(OPTIONS_OF_SEARCH).map(([name, valid]) => [`search.${name}`, valid]),
  ),
  themeColor: 'false (the default), or an object with light and dark',
  'themeColor.light': 'a color such as "#fdfbf7"',
  'themeColor.dark': 'a color such as "#171513"',
};

/** All options, with dots before the keys of objects. */
export const OPTION_NAMES = Object.keys(VALID_VALUES);

const colorSchema = Joi.string().pattern(HEX_COLOR);

// Conditional, because plain alternatives wouldn't report which key of the object is wrong.
const optionsSchema = Joi.object<ThemeOptions>({
  infima: Joi.boolean().strict().default(true),
  search: searchOptions.default({startLinks: false, synonyms: false}),
  themeColor: Joi.alternatives()
    .conditional(Joi.object(), {
      then: Joi.object<ThemeColor>({light: colorSchema.required(), dark: colorSchema.required()}),
      otherwise: Joi.valid(false),
    })
    .default(false),
});

/** Options that earlier versions of the theme had. */
const OPTIONS_OF_PAGES: readonly string[] = [
  'analytics',
  'contentSecurityPolicy',
  'headingIds',
  'llms',
  'markdown',
  'movedPages',
  'socialCards',
  'structuredData',
];

/** @throws Error with the line that replaces options that the theme no longer has */
function rejectMovedOptions(options: object) {
  const moved = Object.keys(options).filter(name => OPTIONS_OF_PAGES.includes(name));
  if (moved.length > 0) {
    const names = moved.join(', ');
    throw new Error(
      `[${THEME_NAME}] These options are now those of docusaurus-plugin-folio-pages: ${names}. ` +
        `Install it, and move them there: plugins: [['docusaurus-plugin-folio-pages', {${names}}]]`,
    );
  }
  if ('playground' in options) {
    throw new Error(
      `[${THEME_NAME}] The option playground is now a package, docusaurus-theme-folio-playground. ` +
        "Install it, and add it below this theme: themes: [['docusaurus-theme-folio-playground', {packages, packagesFrom, wrappers}]]",
    );
  }
}

/**
 * Docusaurus's hook that validates the theme's options and fills in their defaults.
 *
 * @throws Error naming each wrong key or value, where it is, and what would be valid there
 */
export function validateOptions({
  options,
}: OptionValidationContext<UserThemeOptions | undefined, ThemeOptions>): ThemeOptions {
  // Docusaurus expects the plugin's `id` in the result, although it isn't one of the theme's own options.
  const {id = 'default', ...own}: UserThemeOptions & {id?: string} = options ?? {};
  rejectMovedOptions(own);
  const described = {plugin: THEME_NAME, where: `themes → ${THEME_NAME}`, valid: VALID_VALUES};
  return {...validated(optionsSchema, own, described), id};
}
