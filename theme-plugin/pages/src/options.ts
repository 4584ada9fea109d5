import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {EXTENSIBLE_DIRECTIVES, type PolicySources} from './builtSite/policySources';
import {fileOption, validated, type ValidValues} from './common/validated';
import {PLUGIN_NAME, WHERE} from './constants';
import {CARD_COLORS} from './socialCards/prepareSocialCards';
import type {
  AnalyticsOptions,
  CardColors,
  PagesOptions,
  SocialCardsOptions,
  UserPagesOptions,
} from './PagesOptions';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d+)?$/i;
const SCRIPT_NAME = /^[\w.-]+(?:\/[\w.-]+)*$/;
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
  llms: 'true or false (the default)',
  markdown: 'true or false (the default)',
  movedPages: 'false (the default), or the path of a JSON file such as "./moved-pages.json"',
  socialCards: 'false (the default), or an object with fonts and colors, which may be empty',
  'socialCards.fonts': 'a list of the paths of .ttf, .otf, or .woff files such as "./fonts/jp.otf"',
  'socialCards.colors': 'an object with surface, text and accent',
  'socialCards.colors.surface': `a color such as "${CARD_COLORS.surface}" (the default)`,
  'socialCards.colors.text': `a color such as "${CARD_COLORS.text}" (the default)`,
  'socialCards.colors.accent': `a color such as "${CARD_COLORS.accent}" (the default)`,
  structuredData: '"TechArticle" (the default), "Article", or false',
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

/** A source has no character that would end it, its directive, or the attribute with the policy. */
const SOURCE = /^[^\s;,"<>]+$/;

const colorSchema = Joi.string().pattern(HEX_COLOR);

// Conditional, because plain alternatives wouldn't report which key of the object is wrong.
const optionsSchema = Joi.object<PagesOptions>({
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
  headingIds: fileOption,
  llms: Joi.boolean().strict().default(false),
  markdown: Joi.boolean().strict().default(false),
  movedPages: fileOption,
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
});

/**
 * Docusaurus's hook that validates the plugin's options and fills in their defaults.
 *
 * @throws Error naming each wrong key or value, where it is, and what would be valid there
 */
export function validateOptions({
  options,
}: OptionValidationContext<UserPagesOptions | undefined, PagesOptions>): PagesOptions {
  // Docusaurus expects the plugin's `id` in the result, although it isn't one of its own options.
  const {id = 'default', ...own}: UserPagesOptions & {id?: string} = options ?? {};
  const described = {plugin: PLUGIN_NAME, where: WHERE, valid: VALID_VALUES};
  return {...validated(optionsSchema, own, described), id};
}
