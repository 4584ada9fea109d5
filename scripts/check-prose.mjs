import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {checkProse} from './prose/checkProse.mjs';

const USAGE = `Checks the style of the articles below docs/.

  node scripts/check-prose.mjs [--only DIR_OR_FILE] [--root DIR]

  --only  report on one folder or article, from the root
  --root  folder that holds docs/ (default: this repository)

Ends with 1 when a fault is found, with 2 when it cannot work.`;

try {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      root: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(USAGE);
  } else {
    await main(values);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @param {{only?: string, root?: string}} options */
async function main({only, root}) {
  const own = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const {pages, faults} = await checkProse(path.resolve(root ?? own), only?.replace(/\/+$/, ''));
  faults.forEach(({page, line, message}) => console.log(`${page}:${line} ${message}`));
  const verdict = faults.length === 1 ? '1 fault' : `${faults.length || 'no'} faults`;
  console.log(`${pages} ${pages === 1 ? 'article' : 'articles'}: ${verdict}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
