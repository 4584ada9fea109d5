/** Name of the module that runs the checks. It's in the project's folder. */
export const CHECKS_RUNNER = 'checks-runner.js';

/**
 * The module that runs the checks of an exercise, one after another, and reports for each whether it holds. A check that
 * throws reports the error instead.
 *
 * @param file - path in the project of the module with the checks
 * @param reporter - name of the global object that receives the results
 */
export function checksRunner(file: string, reporter: string): string {
  return `import checks from ${JSON.stringify(`./${file}`)};
for (const [index, { holds }] of checks.entries()) {
  let result;
  try {
    result = (await holds()) === true;
  } catch (error) {
    result = error instanceof Error ? error : String(error);
  }
  ${reporter}.value(index, result);
}
`;
}
