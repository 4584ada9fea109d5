/** The value of a checkpoint's `tests` that means all tests. */
const ALL = 'all';

export function isTest(file: string) {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(file);
}

/**
 * Returns the test files that a checkpoint names.
 *
 * @param names - files or folders; `all` means all tests
 * @param files - paths of all test files in the app
 */
export function testsNamed(names: string[], files: string[]) {
  return files.filter(file =>
    names.some(
      name => name === ALL || file === name || file.startsWith(`${name.replace(/\/$/, '')}/`),
    ),
  );
}
