// cspell:ignore PWDEBUG

/**
 * What a terminal, a Git hook, or a continuous-integration service may set, and no check may depend on: the mode that
 * React and Jest take from `NODE_ENV`, a debugger for Playwright, and the repository that a hook runs in, which Git
 * would take for that of every folder.
 */
const TAKEN_AWAY =
  /^(?:NODE_ENV|PWDEBUG|GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE))$/;

/** Zone and language of dates and messages, and a width for what is fitted to the terminal. */
const GIVEN = {TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', COLUMNS: '120'};

/**
 * The environment of a check: the same on each machine, apart from where programs, packages, and browsers are.
 */
export function steadyEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !TAKEN_AWAY.test(name));
  return {...Object.fromEntries(kept), ...GIVEN};
}
