import {createRequire} from 'node:module';
import {parentPort} from 'node:worker_threads';
import {fixWorld} from '@site/theme-plugin/theme/src/code';
import type {Job} from './Job';
import {runJob} from './runJob';

fixWorld();

// Bundled CommonJS packages load Node modules with `require`. The bundler allows only harmless ones.
Object.defineProperty(globalThis, 'require', {
  value: createRequire(__filename),
  configurable: true,
  writable: true,
});

parentPort?.on('message', async (job: Job) => {
  const outcome = await runJob(job, () => parentPort?.postMessage({started: true}));
  parentPort?.postMessage(outcome ? {outcome} : {isEndless: true});
});
