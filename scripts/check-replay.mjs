import path from 'node:path';
import {REPOSITORY, runCheck} from './checks/runCheck.mjs';
import {NOT_YET_HELD} from './replay/constants.mjs';
import {coverPart} from './replay/coverPart.mjs';
import {listParts, selectParts} from './replay/listParts.mjs';
import {summarizePart} from './replay/report.mjs';

const USAGE = `Follows the tutorials as their readers do: applies what each page shows to the app of the part before.

  npm run replay -- [SERIES | SERIES/PART] [--coverage] [--summary] [--root DIR]

  essentials/3  this part only; essentials takes all parts of the series
  --coverage    look only for what a page doesn't show, and for steps in the wrong order
  --summary     one line for each part
  --root        folder that holds docs/ and examples/ (default: this repository)

Parts that are named are held to everything; of all others, these are only counted for now:
${NOT_YET_HELD.join(', ')}.
Ends with 1 if a fault is found, with 2 if it can't work.`;

await runCheck({
  usage: USAGE,
  options: {
    coverage: {type: 'boolean', default: false},
    summary: {type: 'boolean', default: false},
    root: {type: 'string', default: REPOSITORY},
  },
  allowPositionals: true,
  check: ({summary, root}, names) => {
    const folder = path.resolve(root);
    let failed = 0;
    for (const part of selectParts(listParts(folder), names)) {
      const {page, name} = part;
      if (page === undefined) {
        console.log(`${name} has no page yet`);
        continue;
      }
      const coverage = coverPart(folder, {...part, page});
      const isHeld = names.length > 0 || !NOT_YET_HELD.includes(name);
      if (isHeld && !summary) {
        coverage.faults.forEach(({page, line, message}) =>
          console.log(`${page}:${line} ${message}`),
        );
      }
      failed += isHeld ? coverage.faults.length : 0;
      console.log(summarizePart({name, isHeld}, coverage));
    }
    return failed === 0;
  },
});
