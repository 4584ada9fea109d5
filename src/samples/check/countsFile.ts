import fs from 'node:fs';
import path from 'node:path';
import type {Totals} from './report';

/**
 * The counts of a check that the footer shows. Time and memory are left out, so two checks of the same pages write the
 * same file.
 */
export type Counts = Omit<Totals, 'seconds' | 'memory'>;

/** Path, from the root, of the committed file with the counts of the last check that found no faults. */
export const COUNTS_FILE = 'src/data/sampleCounts.json';

export function writeCounts(root: string, totals: Totals) {
  const file = path.join(root, COUNTS_FILE);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(countsOf(totals), null, 2)}\n`);
}

/**
 * Compares the committed counts with those of a check.
 *
 * @returns what differs and how to fix it
 */
export function staleCounts(root: string, totals: Totals): string | undefined {
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

function countsOf({pages, blocks, compiled, run, results, excerpts, unchecked}: Totals): Counts {
  return {pages, blocks, compiled, run, results, excerpts, unchecked};
}

function readCounts(file: string): object | undefined {
  try {
    const value = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
