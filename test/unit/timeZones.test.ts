import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

// cspell:ignore Kiritimati
const ROOT = path.join(__dirname, '../..');

/** The test of each module that shows or writes a date. */
const SUITES: Readonly<Record<string, string>> = {
  'src/tutorials/downloads/zipFiles.ts': 'test/unit/tutorials/downloads/downloads.test.ts',
  'theme-plugin/pages/src/head/articleData.ts': 'test/unit/pages/articleData.test.ts',
  'theme-plugin/theme/src/theme/BlogArchivePage/index.tsx': 'test/unit/theme/dates.test.tsx',
  'theme-plugin/theme/src/theme/LastUpdated/index.tsx': 'test/unit/theme/dates.test.tsx',
};

/** Code that depends on the time zone, or would if someone forgot about it. */
const ZONED =
  /new Date\(|\bDateTimeFormat\b|toLocale(?:Date|Time)String|\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)\(/;

it('each module that handles dates is named here', () => {
  const zoned = [
    'src',
    'theme-plugin/theme/src',
    'theme-plugin/pages/src',
    'theme-plugin/search/src',
  ].flatMap(folder =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter(file => /\.tsx?$/.test(file))
      .map(file => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter(file => ZONED.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(zoned.sort()).toEqual(Object.keys(SUITES).sort());
});

// Machines that check changes are mostly in UTC, where a wrong zone can't be seen.
it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'what handles dates passes its tests in %s',
  async zone => {
    const {stderr} = await promisify(execFile)(
      process.execPath,
      [require.resolve('jest/bin/jest'), '--runInBand', ...new Set(Object.values(SUITES))],
      {cwd: ROOT, env: {...process.env, TZ: zone}},
    );
    expect(stderr).toMatch(/Tests: +\d+ passed, \d+ total/);
  },
);
