import {Joi} from '@docusaurus/utils-validation';
import type {ThemeConfig, ThemeConfigValidationContext} from '@docusaurus/types';
import {THEME_NAME} from '../shared/constants';
import {
  SEARCH_DEFAULTS,
  SEARCH_VALID_VALUES,
  hostedConfigSchema,
  searchConfigSchema,
  withRegExpSource,
} from 'docusaurus-theme-folio-search/build';
import {validated, type ValidValues} from 'docusaurus-plugin-folio-pages/build';

const VALID_VALUES: ValidValues = {
  folio: 'an object',
  'folio.reportUrl': 'an http(s) address, in which {path} stands for the path of the page',
  'folio.pageMenu': 'false (the default), or an object with assistants, which may be empty',
  'folio.pageMenu.assistants': 'a list of objects with label and url',
  'folio.pageMenu.assistants.label': 'the name of the assistant',
  'folio.pageMenu.assistants.url':
    'an http(s) address, in which {url} stands for the encoded address of the page in Markdown',
  'folio.copyHeadingLinks': 'true (the default) or false',
};

const folioSchema = Joi.object({
  search: searchConfigSchema,
  reportUrl: Joi.string().pattern(/^https?:\/\//),
  pageMenu: Joi.alternatives().conditional(Joi.object(), {
    then: Joi.object({
      assistants: Joi.array()
        .items(
          Joi.object({
            label: Joi.string().required(),
            url: Joi.string()
              .pattern(/^https?:\/\//)
              .required(),
          }),
        )
        .default([]),
    }),
    otherwise: Joi.valid(false),
  }),
  copyHeadingLinks: Joi.boolean().strict(),
}).default({search: SEARCH_DEFAULTS});

const themeConfigSchema = Joi.object({folio: folioSchema, algolia: hostedConfigSchema}).unknown(
  true,
);

/**
 * Removes Prism's themes. Code gets its colors from custom properties, so the themes would only add to the
 * configuration, which every page loads.
 */
function withoutPrismThemes(themeConfig: ThemeConfig): ThemeConfig {
  const prism: unknown = themeConfig.prism;
  if (typeof prism !== 'object' || prism === null) {
    return themeConfig;
  }
  const {darkTheme, ...rest} = prism as {darkTheme?: unknown};
  return {...themeConfig, prism: {...rest, theme: {plain: {}, styles: []}}};
}

/**
 * Docusaurus's hook that validates `themeConfig.folio` and `themeConfig.algolia` and fills in their defaults. It
 * ignores other themes' keys; theme-classic validates those.
 *
 * @throws Error naming each wrong key or value, where it is, and what would be valid there
 */
export function validateThemeConfig({
  themeConfig,
}: ThemeConfigValidationContext<ThemeConfig, ThemeConfig>): ThemeConfig {
  const {algolia, ...others} = themeConfig;
  const sources = algolia === undefined ? others : {...others, algolia: withRegExpSource(algolia)};
  const valid = {...SEARCH_VALID_VALUES, ...VALID_VALUES};
  return withoutPrismThemes(
    validated<ThemeConfig>(themeConfigSchema, sources, {
      plugin: THEME_NAME,
      where: 'themeConfig',
      valid,
    }),
  );
}
