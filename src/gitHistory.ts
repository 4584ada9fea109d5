import {spawnSync} from 'node:child_process';

type GitHistory = 'full' | 'shallow' | 'none';

/**
 * Checks how much history Git has for a folder. Docusaurus reads update times from it and fails without it.
 *
 * @param dir - the site's folder
 * @param env - has the `PATH` that's searched for Git
 * @returns `none` without Git, a repository, or a commit; `shallow` for a truncated history, where every file seems to
 *   have changed in the last commit
 */
export function gitHistory(dir: string, env: NodeJS.ProcessEnv = process.env): GitHistory {
  const git = (...args: string[]) => spawnSync('git', args, {cwd: dir, env, encoding: 'utf8'});
  if (git('rev-parse', '--verify', '--quiet', 'HEAD').status !== 0) {
    return 'none';
  }
  const shallow = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true';
  return shallow ? 'shallow' : 'full';
}

/** Returns a warning for maintainers if the build doesn't have the full history. */
export function gitHistoryWarning(history: GitHistory): string | undefined {
  switch (history) {
    case 'none':
      return 'No Git history here: the pages are built without their last-update time. Build in a clone to have it.';
    case 'shallow':
      return 'The Git history is shallow: last-update times are those of the last commit. Run "git fetch --unshallow" to have the right ones.';
    case 'full':
      return undefined;
  }
}
