import type {Joi} from '@docusaurus/utils-validation';
import {THEME_NAME} from '../../shared/constants';

/** Describes one invalid value: what is wrong, where it is, and which values are valid. */
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
  // An item of an array is described by the array's entry.
  const allowed = valid[detail.path.filter(key => typeof key === 'string').join('.')];
  const expected = allowed ? ` Valid: ${allowed}.` : ` ${detail.message}.`;
  if (detail.type === 'any.required') {
    return `${path} is missing.${expected}`;
  }
  return `${path} is ${JSON.stringify(detail.context?.value)}.${expected}`;
}

/** Option path (`analytics.websiteId`) → a description of its valid values. */
export type ValidValues = Readonly<Record<string, string>>;

/**
 * Turns Joi's error into one message that names each wrong key or value, where it is, and what would be valid
 * there.
 *
 * @param error - what `schema.validate(value, {abortEarly: false})` returned
 * @param where - where to find the object: `themes → docusaurus-theme-folio` or `themeConfig`
 * @param valid - every known option path with a description of its valid values
 */
export function describeValidationError(
  error: Joi.ValidationError,
  where: string,
  valid: ValidValues,
): string {
  const lines = error.details.map(detail => `  - ${describeDetail(detail, where, valid)}`);
  return `[${THEME_NAME}] The configuration of the theme is not valid (docusaurus.config):\n${lines.join('\n')}`;
}
