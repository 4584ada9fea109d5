/** Normalizes a path for comparison: without query, fragment, and trailing slash, in lower case. */
function comparable(path: string): string {
  return path
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

/** Whether two addresses lead to the same page. */
export function isSamePage(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

/** Whether `path` is `section` or below it: `/api/store` is below `/api`, and `/apis` isn't. */
export function isWithin(path: string, section: string): boolean {
  return `${comparable(path)}/`.startsWith(`${comparable(section)}/`);
}
