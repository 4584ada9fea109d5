import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('./report.mjs').Totals} Totals */

/**
 * The counts of a check, as the footer shows them: without the time it took, so that two checks of the same pages
 * write the same file.
 *
 * @typedef {Omit<Totals, 'seconds' | 'memory'>} Counts
 */

/** The committed file with the counts of the last check without faults, from the root. */
export const COUNTS_FILE = 'src/data/sampleCounts.json';

/**
 * @param {string} root
 * @param {Totals} totals
 */
export function writeCounts(root, totals) {
  const file = path.join(root, COUNTS_FILE);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(countsOf(totals), null, 2)}\n`);
}

/**
 * Compares the committed counts with those of a check.
 *
 * @param {string} root
 * @param {Totals} totals
 * @returns {string | undefined} What differs and how to mend it.
 */
export function staleCounts(root, totals) {
  const counts = countsOf(totals);
  const written = readCounts(path.join(root, COUNTS_FILE));
  const remedy = 'run "npm run samples" and commit the file';
  if (!written) {
    return `${COUNTS_FILE} is missing or no JSON object: ${remedy}`;
  }
  const keys = new Set([...Object.keys(counts), ...Object.keys(written)]);
  const differences = [...keys].flatMap(key => {
    const [says, found] = [Reflect.get(written, key), Reflect.get(counts, key)];
    return says === found
      ? []
      : [`"${key}" is ${JSON.stringify(says)}, the check finds ${JSON.stringify(found)}`];
  });
  return differences.length > 0
    ? `${COUNTS_FILE} is stale: ${differences.join('; ')}: ${remedy}`
    : undefined;
}

/**
 * @param {Totals} totals
 * @returns {Counts}
 */
function countsOf({pages, blocks, compiled, run, results, excerpts, unchecked}) {
  return {pages, blocks, compiled, run, results, excerpts, unchecked};
}

/**
 * @param {string} file
 * @returns {object | undefined}
 */
function readCounts(file) {
  try {
    const value = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
