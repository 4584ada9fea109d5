/** A path as it is compared: without query, fragment and closing slash, in lower case. */
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

/** Whether `path` is `section` or lies below it: `/api/store` does below `/api`, `/apis` does not. */
export function isWithin(path: string, section: string): boolean {
  return `${comparable(path)}/`.startsWith(`${comparable(section)}/`);
}
