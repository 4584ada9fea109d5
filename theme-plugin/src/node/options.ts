import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {describeValidationError, type ValidValues} from './common/describeValidationError';
import {EXTENSIBLE_DIRECTIVES, type PolicySources} from './common/policySources';
import {CARD_COLORS} from './socialCards/prepareSocialCards';
import type {
  AnalyticsOptions,
  CardColors,
  PlaygroundOptions,
  SearchOptions,
  SocialCardsOptions,
  ThemeColor,
  ThemeOptions,
  UserThemeOptions,
} from './common/ThemeOptions';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d+)?$/i;
const SCRIPT_NAME = /^[\w.-]+(?:\/[\w.-]+)*$/;
/** A package or one of its entries. Paths and addresses begin differently. */
const PACKAGE_NAME = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/[\w.-]+)*$/;
const HEX_COLOR = /^#(?:[\da-f]{3}){1,2}$/i;

const VALID_VALUES: ValidValues = {
  analytics: 'false, or an object with websiteId and domain',
  'analytics.websiteId': 'a UUID such as "b59e9c65-ae32-47f1-8400-119fcf4861c4"',
  'analytics.domain': 'a host without protocol or path, such as "analytics.example.com"',
  'analytics.scriptName': 'a file name such as "script.js" (the default)',
  'analytics.autoTrack': 'true (the default) or false',
  'analytics.doNotTrack': 'true (the default) or false',
  'analytics.cache': 'true (the default) or false',
  'analytics.excludeSearch': 'true or false (the default)',
  contentSecurityPolicy: `false (the default), or an object of lists of sources, which may be empty, with the keys ${EXTENSIBLE_DIRECTIVES.join(', ')}`,
  ...Object.fromEntries(
    EXTENSIBLE_DIRECTIVES.map(directive => [
      `contentSecurityPolicy.${directive}`,
      'a list of sources such as ["https://example.com"]',
    ]),
  ),
  headingIds: 'false (the default), or the path of a JSON file such as "./heading-ids.json"',
  infima: 'true (the default) or false',
  llms: 'true or false (the default)',
  markdown: 'true or false (the default)',
  movedPages: 'false (the default), or the path of a JSON file such as "./moved-pages.json"',
  playground: 'false (the default), or an object with packages, which may be empty',
  'playground.packages': 'a list of the names of packages such as ["react", "react/jsx-runtime"]',
  'playground.packagesFrom': 'the path of a folder such as "." (the default)',
  'playground.wrappers': 'an object of files by package such as {redux: "./src/redux.ts"}',
  search: 'an object with startLinks and synonyms',
  'search.startLinks':
    'false (the default), or the path of a JSON file such as "./search-start-links.json"',
  'search.synonyms':
    'false (the default), or the path of a JSON file such as "./search-synonyms.json"',
  socialCards: 'false (the default), or an object with fonts and colors, which may be empty',
  'socialCards.fonts': 'a list of the paths of .ttf, .otf, or .woff files such as "./fonts/jp.otf"',
  'socialCards.colors': 'an object with surface, text and accent',
  'socialCards.colors.surface': `a color such as "${CARD_COLORS.surface}" (the default)`,
  'socialCards.colors.text': `a color such as "${CARD_COLORS.text}" (the default)`,
  'socialCards.colors.accent': `a color such as "${CARD_COLORS.accent}" (the default)`,
  structuredData: '"TechArticle" (the default), "Article", or false',
  themeColor: 'false (the default), or an object with light and dark',
  'themeColor.light': 'a color such as "#fdfbf7"',
  'themeColor.dark': 'a color such as "#171513"',
};

/** All options, with dots before the keys of objects. */
export const OPTION_NAMES = Object.keys(VALID_VALUES);

const analyticsSchema = Joi.object<AnalyticsOptions>({
  websiteId: Joi.string().pattern(UUID).required(),
  domain: Joi.string().pattern(HOST).required(),
  scriptName: Joi.string().pattern(SCRIPT_NAME).default('script.js'),
  autoTrack: Joi.boolean().strict().default(true),
  doNotTrack: Joi.boolean().strict().default(true),
  cache: Joi.boolean().strict().default(true),
  excludeSearch: Joi.boolean().strict().default(false),
});

const fileSchema = Joi.alternatives()
  .conditional(Joi.string(), {then: Joi.string().min(1), otherwise: Joi.valid(false)})
  .default(false);

/** A source has no character that would end it, its directive, or the attribute with the policy. */
const SOURCE = /^[^\s;,"<>]+$/;

const colorSchema = Joi.string().pattern(HEX_COLOR);

// Conditional, because plain alternatives wouldn't report which key of the object is wrong.
const optionsSchema = Joi.object<ThemeOptions>({
  analytics: Joi.alternatives()
    .conditional(Joi.object(), {then: analyticsSchema, otherwise: Joi.valid(false)})
    .default(false),
  contentSecurityPolicy: Joi.alternatives()
    .conditional(Joi.object(), {
      then: Joi.object<PolicySources>(
        Object.fromEntries(
          EXTENSIBLE_DIRECTIVES.map(name => [
            name,
            Joi.array().items(Joi.string().pattern(SOURCE)),
          ]),
        ),
      ),
      otherwise: Joi.valid(false),
    })
    .default(false),
  headingIds: fileSchema,
  infima: Joi.boolean().strict().default(true),
  llms: Joi.boolean().strict().default(false),
  markdown: Joi.boolean().strict().default(false),
  movedPages: fileSchema,
  playground: Joi.alternatives()
    .conditional(Joi.object(), {
      then: Joi.object<PlaygroundOptions>({
        packages: Joi.array().items(Joi.string().pattern(PACKAGE_NAME)).default([]),
        packagesFrom: Joi.string().min(1).default('.'),
        wrappers: Joi.object().pattern(PACKAGE_NAME, Joi.string().min(1)).default({}),
      }),
      otherwise: Joi.valid(false),
    })
    .default(false),
  search: Joi.object<SearchOptions>({
    startLinks: fileSchema,
    synonyms: fileSchema,
  }).default({startLinks: false, synonyms: false}),
  socialCards: Joi.alternatives()
    .conditional(Joi.object(), {
      then: Joi.object<SocialCardsOptions>({
        fonts: Joi.array()
          .items(Joi.string().pattern(/\.(?:ttf|otf|woff)$/i))
          .default([]),
        colors: Joi.object<CardColors>({
          surface: colorSchema.default(CARD_COLORS.surface),
          text: colorSchema.default(CARD_COLORS.text),
          accent: colorSchema.default(CARD_COLORS.accent),
        }).default(CARD_COLORS),
      }),
      otherwise: Joi.valid(false),
    })
    .default(false),
  structuredData: Joi.valid('TechArticle', 'Article', false).default('TechArticle'),
  themeColor: Joi.alternatives()
    .conditional(Joi.object(), {
      then: Joi.object<ThemeColor>({light: colorSchema.required(), dark: colorSchema.required()}),
      otherwise: Joi.valid(false),
    })
    .default(false),
});

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
  const {error, value} = optionsSchema.validate(own, {abortEarly: false, convert: false});
  if (error) {
    throw new Error(
      describeValidationError(error, 'themes → docusaurus-theme-folio', VALID_VALUES),
    );
  }
  return {...value, id};
}
