import path from 'node:path';
import {createPageCheck} from './check/createPageCheck';
import {formatPageReport} from './check/formatPageReport';
import {resolvePath} from './checks/resolvePath';
import {REPOSITORY, runCheck} from './checks/runCheck';

const USAGE = `Checks everything about a page that can be checked without a build: samples, spelling, links, headings,
and front matter.

  npm run check -- PAGE… [--root DIR]

  --root  folder that contains docs/, src/pages/ and examples/ (default: this repository)

Exits with 1 if it finds a fault, and with 2 if it can't run.`;

// Makes dates in samples print the same everywhere.
process.env.TZ = 'UTC';

void runCheck({
  usage: USAGE,
  options: {root: {type: 'string', default: REPOSITORY}},
  allowPositionals: true,
  check: async ({root}, names) => {
    const folder = path.resolve(root);
    if (names.length === 0) {
      throw new Error(`Name a page.\n\n${USAGE}`);
    }
    const checkPage = createPageCheck(folder);
    let passes = true;
    for (const name of names) {
      const page = resolvePath(folder, name) ?? name;
      const began = performance.now();
      const faults = await checkPage(page);
      const seconds = (performance.now() - began) / 1000;
      console.log(formatPageReport(path.relative(folder, page), faults, seconds));
      passes &&= faults.length === 0;
    }
    return passes;
  },
});
