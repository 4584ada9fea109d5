import type {Joi} from '@docusaurus/utils-validation';
import {THEME_NAME} from '../../shared/constants';

/** How one invalid value is spoken of: what is wrong, where, and which values are valid. */
function describeDetail(
  detail: Joi.ValidationErrorItem,
  where: string,
  valid: ValidValues,
): string {
  const path = [where, ...detail.path].join('.');
  if (detail.type === 'object.unknown') {
    const parent = detail.path.slice(0, -1).join('.');
    const known = Object.keys(valid)
      .filter(key => (parent ? key.startsWith(`${parent}.`) : !key.includes('.')))
      .map(key => (parent ? key.slice(parent.length + 1) : key))
      .filter(key => !key.includes('.'));
    return `${path} is not an option of this theme. Remove it or use one of: ${known.join(', ')}.`;
  }
  // An item of a list is described with its list.
  const allowed = valid[detail.path.filter(key => typeof key === 'string').join('.')];
  const expected = allowed ? ` Valid: ${allowed}.` : ` ${detail.message}.`;
  if (detail.type === 'any.required') {
    return `${path} is missing.${expected}`;
  }
  return `${path} is ${JSON.stringify(detail.context?.value)}.${expected}`;
}

/** Option path (`analytics.websiteId`) → its valid values in words. */
export type ValidValues = Readonly<Record<string, string>>;

/**
 * Turns Joi's error into one message that names each wrong key or value, where it stands and what
 * would be valid there.
 *
 * @param error - what `schema.validate(value, {abortEarly: false})` returned
 * @param where - where a reader finds the object: `themes → docusaurus-theme-folio` or `themeConfig`
 * @param valid - every known option path with its valid values in words
 */
export function describeValidationError(
  error: Joi.ValidationError,
  where: string,
  valid: ValidValues,
): string {
  const lines = error.details.map(detail => `  - ${describeDetail(detail, where, valid)}`);
  return `[${THEME_NAME}] The configuration of the theme is not valid (docusaurus.config):\n${lines.join('\n')}`;
}
