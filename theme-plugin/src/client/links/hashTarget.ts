/** The id that a location's hash names; the empty string where it names none or is malformed. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
