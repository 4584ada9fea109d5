/** A value as JavaScript or JSON for an inline script, escaped so that it can't end its script element. */
export const scriptSource = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
