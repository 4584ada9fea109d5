import {createRequire} from 'node:module';
import {parentPort} from 'node:worker_threads';
import {fixWorld} from '@site/theme-plugin/playground/src/code';
import type {Run} from './Run';
import {runBundle} from './runBundle';

fixWorld();

// Bundled CommonJS packages load Node modules with `require`. The bundler allows only harmless ones.
Object.defineProperty(globalThis, 'require', {
  value: createRequire(__filename),
  configurable: true,
  writable: true,
});

parentPort?.on('message', async (bundle: Run) => {
  const result = await runBundle(bundle, () => parentPort?.postMessage({started: true}));
  parentPort?.postMessage(result ? {result} : {isEndless: true});
});
