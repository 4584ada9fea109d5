// cspell:ignore PWDEBUG

/**
 * Variables that a terminal, a Git hook, or a CI service may set, but that checks mustn't depend on: `NODE_ENV`, from
 * which React and Jest take their mode, Playwright's debugger, and a Git hook's repository, which Git would use in
 * every folder. Articles to limit a step to are for `test-browser.ts` to say.
 */
const TAKEN_AWAY =
  /^(?:ARTICLES|NODE_ENV|PWDEBUG|GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE))$/;

/** The time zone and language of dates and messages, and the terminal width for formatted output. */
const GIVEN = {TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', COLUMNS: '120'};

/**
 * Returns the environment for a check. It's the same on every machine, apart from the paths of programs, packages, and
 * browsers.
 */
export function steadyEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !TAKEN_AWAY.test(name));
  return {...Object.fromEntries(kept), ...GIVEN};
}
