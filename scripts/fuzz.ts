import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';

/*
 * Tries the readers of text from outside with random hostile input for a long time, and measures whether the time they
 * take grows faster than their input. Add what it finds as a case of its own to the tests of the reader.
 *
 *   npm run fuzz           # ten minutes
 *   npm run fuzz -- 60     # an hour
 */
const PROPERTIES = 12;
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('How many minutes? For example: npm run fuzz -- 60');
  process.exit(2);
}
const seconds = Math.ceil((minutes * 60) / PROPERTIES);
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const {status} = spawnSync(process.execPath, [jest, 'test/unit/fuzz', '--verbose'], {
  env: {...process.env, FUZZ_SECONDS: String(seconds)},
  stdio: 'inherit',
});
process.exit(status ?? 1);
