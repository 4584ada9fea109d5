import path from 'node:path';
import {resolvePath} from './checks/resolvePath';
import {REPOSITORY, runCheck} from './checks/runCheck';
import {checkProse} from './prose/checkProse';

const USAGE = `Checks the style of docs/ and of the Markdown in src/pages/.

  npm run prose -- [--only DIR_OR_FILE] [--quiet] [--root DIR]

  --only   report on one folder or page
  --quiet  leave warnings out
  --root   folder that contains docs/ and src/pages/ (default: this repository)

Exits with 1 if it finds a fault, and with 2 if it can't run; warnings don't count. An exception goes
before the text that it applies to: {/* prose-allow: answer */}, with the name of the rule from the end
of the message.`;

void runCheck({
  usage: USAGE,
  options: {
    only: {type: 'string'},
    quiet: {type: 'boolean', default: false},
    root: {type: 'string', default: REPOSITORY},
  },
  check: async ({only, quiet, root}) => {
    const folder = path.resolve(root);
    const {pages, faults, warnings} = await checkProse({
      root: folder,
      only: resolvePath(folder, only),
    });
    for (const {page, line, message} of quiet ? [] : warnings) {
      console.log(`${page}:${line} warning: ${message}`);
    }
    for (const {page, line, message} of faults) {
      console.log(`${page}:${line} ${message}`);
    }
    const totals = [plural(faults.length, 'fault'), plural(warnings.length, 'warning')];
    console.log(`${plural(pages, 'page')}: ${totals.join(', ')}`);
    return faults.length === 0;
  },
});

function plural(count: number, noun: string) {
  return `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;
}
