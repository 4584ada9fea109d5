/** What `tests` of a checkpoint says for all of them. */
const ALL = 'all';

/** @param {string} file */
export function isTest(file) {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(file);
}

/**
 * The test files that a checkpoint names.
 *
 * @param {string[]} names Files or folders; `all` stands for all tests.
 * @param {string[]} files Test files, by path in the app.
 */
export function testsNamed(names, files) {
  return files.filter(file =>
    names.some(
      name => name === ALL || file === name || file.startsWith(`${name.replace(/\/$/, '')}/`),
    ),
  );
}
