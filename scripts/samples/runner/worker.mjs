import {createRequire} from 'node:module';
import {parentPort} from 'node:worker_threads';
import {fixWorld} from './fixedWorld.mjs';
import {runJob} from './runJob.mjs';

fixWorld();

// Bundled CommonJS packages ask for modules of Node by `require`; the bundler lets harmless ones
// through.
Object.defineProperty(globalThis, 'require', {
  value: createRequire(import.meta.url),
  configurable: true,
  writable: true,
});

parentPort?.on('message', async (/** @type {import('./runJob.mjs').Job} */ job) => {
  const outcome = await runJob(job, () => parentPort?.postMessage({started: true}));
  parentPort?.postMessage({outcome});
});
