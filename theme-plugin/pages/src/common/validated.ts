import {Joi} from '@docusaurus/utils-validation';

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
    return `${path} is not an option. Remove it or use one of: ${known.join(', ')}.`;
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

/** An option that names a file. */
export const fileOption = Joi.alternatives()
  .conditional(Joi.string(), {then: Joi.string().min(1), otherwise: Joi.valid(false)})
  .default(false);

/**
 * Validates a part of the site's configuration, and fills in its defaults.
 *
 * @param options.plugin - name of the plugin that it configures
 * @param options.where - where to find it: `themes → docusaurus-theme-folio` or `themeConfig`
 * @param options.valid - every known option path with a description of its valid values
 * @throws Error naming each wrong key or value, where it is, and what would be valid there
 */
export function validated<T>(
  schema: Joi.Schema<T>,
  value: unknown,
  {plugin, where, valid}: {plugin: string; where: string; valid: ValidValues},
): T {
  const result = schema.validate(value, {abortEarly: false, convert: false});
  if (result.error) {
    const lines = result.error.details.map(detail => `  - ${describeDetail(detail, where, valid)}`);
    throw new Error(
      `[${plugin}] The configuration is not valid (docusaurus.config):\n${lines.join('\n')}`,
    );
  }
  return result.value;
}
