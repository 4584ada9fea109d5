import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY} from '../../checks/runCheck';
import {act} from './act';
import {cacheActions} from './cacheActions';
import {BUILD} from './routesToVisit';
import type {EnginesReport} from '../../test/EnginesReport';
import type {Engine} from '../Engine';

const PICTURES = path.join(REPOSITORY, 'reports', 'engines');

/** Does the actions in a browser, and adds to the results. */
export async function actAll(
  browser: string,
  start: () => Promise<Engine | undefined>,
  names: readonly string[],
  results: EnginesReport,
) {
  const engine = await start();
  if (engine === undefined) {
    console.log(`${browser}: not on this machine, so not tested`);
    results.missing.push(browser);
    return;
  }
  const possible = names.filter(name => engine.keepsPages || !Object.hasOwn(cacheActions, name));
  const began = performance.now();
  let failed = 0;
  try {
    for (const name of possible) {
      const message = await tryAction(engine, name);
      if (message === undefined) {
        results.passed++;
      } else {
        failed++;
        results.failures.push({engine: engine.name, action: name, message});
        console.error(`${engine.name}: ${name}\n  ${message}`);
        fs.mkdirSync(PICTURES, {recursive: true});
        fs.writeFileSync(path.join(PICTURES, `${browser}-${failed}.png`), await engine.picture());
      }
    }
  } finally {
    await engine.close();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${engine.name}: ${possible.length} actions in ${seconds} s`);
}

/** Returns what went wrong, or nothing. */
async function tryAction(engine: Engine, name: string): Promise<string | undefined> {
  try {
    await act(engine, BUILD, name);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
