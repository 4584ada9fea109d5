import path from 'node:path';
import {resolvePath} from './checks/resolvePath';
import {REPOSITORY, runCheck} from './checks/runCheck';
import {checkProse} from './prose/checkProse';

const USAGE = `Checks docs/ and the Markdown in src/pages/: front matter, headings and their IDs, links, tables, names,
quotes, and the length of code lines.

  npm run prose -- [--only DIR_OR_FILE] [--root DIR]

  --only   report on one folder or page
  --root   folder that contains docs/ and src/pages/ (default: this repository)

Exits with 1 if it finds a fault, and with 2 if it can't run.`;

void runCheck({
  usage: USAGE,
  options: {
    only: {type: 'string'},
    root: {type: 'string', default: REPOSITORY},
  },
  check: async ({only, root}) => {
    const folder = path.resolve(root);
    const {pages, faults} = await checkProse({root: folder, only: resolvePath(folder, only)});
    for (const {page, line, message} of faults) {
      console.log(`${page}:${line} ${message}`);
    }
    console.log(`${plural(pages, 'page')}: ${plural(faults.length, 'fault')}`);
    return faults.length === 0;
  },
});

function plural(count: number, noun: string) {
  return `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;
}
