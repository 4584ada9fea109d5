import fs from 'node:fs';
import path from 'node:path';
import {loadConfigFromFile, mergeConfig} from 'vite';
import {defineConfig} from 'vitest/config';

const SHARED_DOM = path.join(__dirname, '../../../snapshots/sharedDom.ts');
/** Comes after the project's own setup. */
const PATIENT_QUERIES = path.join(__dirname, '../../../snapshots/patientQueries.ts');

const NAMES = ['vitest.config.ts', 'vite.config.ts'];

/** Runs the tests of a project in the work folder, with the project's own settings and the examples' shared DOM. */
export default defineConfig(async env => {
  const root = process.cwd();
  const name = NAMES.find(each => fs.existsSync(path.join(root, each)));
  const loaded = name ? await loadConfigFromFile(env, path.join(root, name), root) : undefined;
  const own = loaded?.config ?? {};
  const usesDom = own.test?.environment === 'jsdom';
  return mergeConfig(own, {
    root,
    test: {
      // Parts are replayed in parallel, so one worker per part is enough.
      isolate: false,
      maxWorkers: 1,
      pool: 'threads',
      testTimeout: 600_000,
      ...(usesDom ? {environment: SHARED_DOM, setupFiles: [PATIENT_QUERIES]} : {}),
    },
  });
});
