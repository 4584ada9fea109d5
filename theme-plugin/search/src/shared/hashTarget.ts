/** The ID that a location's hash refers to; '' if there is none or if it's malformed. */
export function hashTarget(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
