import {spawnSync} from 'node:child_process';

export type GitHistory = 'full' | 'shallow' | 'none';

/**
 * What Git knows of a folder. Docusaurus takes the update times from it and fails without it.
 *
 * @param dir - the folder of the site
 * @param env - where Git is looked for
 * @returns `none`: no Git, no repository or no commit; `shallow`: a cut-off history, in which all files seem
 *   to have changed with the last commit
 */
export function gitHistory(dir: string, env: NodeJS.ProcessEnv = process.env): GitHistory {
  const git = (...args: string[]) => spawnSync('git', args, {cwd: dir, env, encoding: 'utf8'});
  if (git('rev-parse', '--verify', '--quiet', 'HEAD').status !== 0) {
    return 'none';
  }
  const shallow = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true';
  return shallow ? 'shallow' : 'full';
}

/** What to tell a maintainer whose build has no full history; nothing where it has. */
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
