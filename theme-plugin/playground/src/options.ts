import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {validated, type ValidValues} from 'docusaurus-plugin-folio-pages/build';
import type {PlaygroundOptions, UserPlaygroundOptions} from './PlaygroundOptions';
import {PLUGIN_NAME} from './shared/constants';

/** A package or one of its entries. Paths and addresses begin differently. */
const PACKAGE_NAME = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/[\w.-]+)*$/;

const VALID_VALUES: ValidValues = {
  packages: 'a list of the names of packages such as ["react", "react/jsx-runtime"]',
  packagesFrom: 'the path of a folder such as "." (the default)',
  wrappers: 'an object of files by package such as {redux: "./src/redux.ts"}',
};

export const OPTION_NAMES = Object.keys(VALID_VALUES);

const schema = Joi.object<PlaygroundOptions>({
  packages: Joi.array().items(Joi.string().pattern(PACKAGE_NAME)).default([]),
  packagesFrom: Joi.string().min(1).default('.'),
  wrappers: Joi.object().pattern(PACKAGE_NAME, Joi.string().min(1)).default({}),
});

/**
 * Docusaurus's hook that validates the options and fills in their defaults.
 *
 * @throws Error naming each wrong key or value, where it is, and what would be valid there
 */
export function validateOptions({
  options,
}: OptionValidationContext<
  UserPlaygroundOptions | undefined,
  PlaygroundOptions
>): PlaygroundOptions {
  // Docusaurus expects the plugin's `id` in the result, although it isn't one of its own options.
  const {id = 'default', ...own}: UserPlaygroundOptions & {id?: string} = options ?? {};
  const described = {plugin: PLUGIN_NAME, where: `themes → ${PLUGIN_NAME}`, valid: VALID_VALUES};
  return {...validated(schema, own, described), id};
}
