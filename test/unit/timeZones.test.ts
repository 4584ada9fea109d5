import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

// cspell:ignore Kiritimati
const ROOT = path.join(__dirname, '../..');

/** Those that show or write a date. Machines that check changes are mostly in UTC, where a wrong zone can't be seen. */
const SUITES = ['test/unit/theme/EditMetaRow.test.tsx', 'test/unit/node/head/articleData.test.ts'];

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'what shows a date shows the same one in %s',
  async zone => {
    const {stderr} = await promisify(execFile)(
      process.execPath,
      [require.resolve('jest/bin/jest'), '--runInBand', ...SUITES],
      {cwd: ROOT, env: {...process.env, TZ: zone}},
    );
    expect(stderr).toMatch(/Tests: +\d+ passed, \d+ total/);
  },
  120_000,
);
