import path from 'node:path';
import type {CSpellApplicationOptions} from 'cspell';
import {createSamplesCheck} from '../../src/samples/check/createSamplesCheck';
import {sortFaults} from '../../src/samples/check/report';
import type {Fault} from '../../src/samples/Fence';
import {REPOSITORY} from '../checks/runCheck';
import {checkProse} from '../prose/checkProse';

/**
 * Creates a check for single pages: samples, spelling, links, headings, and front matter. It reads the packages' types only
 * once, no matter how many pages it checks.
 *
 * @param root - absolute path of the folder with `docs/`, `src/pages/`, and `examples/`
 * @returns the check, which takes a page's absolute path, returns its faults by line, and rejects with a clear message if it
 *   isn't a page
 */
export function createPageCheck(root: string): (page: string) => Promise<Fault[]> {
  const checkSamples = createSamplesCheck({root, packagesRoot: REPOSITORY});
  return async page => {
    const prose = await checkProse({root, only: page});
    const found = await Promise.all([checkSamples(page), checkSpelling(root, page)]);
    const [{faults}, spelling] = found;
    return sortFaults([...faults, ...prose.faults, ...spelling]);
  };
}

async function checkSpelling(root: string, page: string): Promise<Fault[]> {
  // Only cspell's ES module exports this function.
  const {lint} = await import('cspell');
  const faults: Fault[] = [];
  const config = path.join(REPOSITORY, 'cspell.json');
  const options: CSpellApplicationOptions = {root, config};
  await lint([page], options, {
    issue: ({text, row, isFlagged, suggestions}) => {
      const message = isFlagged
        ? `"${text}" is British: write "${suggestions?.join('" or "')}"`
        : `unknown word "${text}": fix it, or add it to cspell-words.txt`;
      faults.push({page: relative(root, page), line: row, message: `${message} (spelling)`});
    },
  });
  return faults;
}

function relative(root: string, page: string) {
  return path.relative(root, page).split(path.sep).join('/');
}
