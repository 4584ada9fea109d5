/** The anchor of an error's entry on the errors page. Other sites link to it, so it mustn't change. */
export function entryId(code: number): string {
  return `error-${code}`;
}
