/** What `tests` of a checkpoint says for all of them. */
const ALL = 'all';

export function isTest(file: string) {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(file);
}

/**
 * The test files that a checkpoint names.
 *
 * @param names - files or folders; `all` stands for all tests.
 * @param files - test files, by path in the app
 */
export function testsNamed(names: string[], files: string[]) {
  return files.filter(file =>
    names.some(
      name => name === ALL || file === name || file.startsWith(`${name.replace(/\/$/, '')}/`),
    ),
  );
}
