import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY} from '../../checks/runCheck';
import {act} from './act';
import {cacheActions} from './cacheActions';
import type {EnginesReport} from '../../test/readReport';
import type {Engine} from '../Engine';

const BUILD = path.join(REPOSITORY, 'build');
const PICTURES = path.join(REPOSITORY, 'reports', 'engines');

/** Does the actions in a browser, and adds to the results. */
export async function actAll(
  browser: string,
  start: () => Promise<Engine | undefined>,
  names: readonly string[],
  results: EnginesReport,
) {
  let engine = await start();
  if (engine === undefined) {
    console.log(`${browser}: not on this machine, so not tested`);
    results.missing.push(browser);
    return;
  }
  const {keepsPages} = engine;
  const possible = names.filter(name => keepsPages || !Object.hasOwn(cacheActions, name));
  const began = performance.now();
  let failed = 0;
  try {
    for (const name of possible) {
      let fault = await tryAction(engine, name);
      if (fault && !fault.picture) {
        // Browsers crash by themselves at times. If a page is the reason, it happens again.
        console.error(`${engine.name} crashed, and starts again for: ${name}\n  ${fault.message}`);
        engine = await restart(engine, start);
        fault = await tryAction(engine, name);
      }
      if (fault === undefined) {
        results.passed++;
        continue;
      }
      failed++;
      results.failures.push({engine: engine.name, action: name, message: fault.message});
      console.error(`${engine.name}: ${name}\n  ${fault.message}`);
      if (fault.picture) {
        fs.mkdirSync(PICTURES, {recursive: true});
        fs.writeFileSync(path.join(PICTURES, `${browser}-${failed}.png`), fault.picture);
      } else {
        engine = await restart(engine, start);
      }
    }
  } finally {
    await engine.close();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${engine.name}: ${possible.length} actions in ${seconds} s`);
}

/** @throws {Error} if it doesn't start any more */
async function restart(crashed: Engine, start: () => Promise<Engine | undefined>): Promise<Engine> {
  await crashed.close();
  const engine = await start();
  if (engine === undefined) {
    throw new Error(`${crashed.name} is no longer on this machine.`);
  }
  return engine;
}

/** What went wrong in an action, and a picture of the window. A browser that has crashed can't take one. */
interface Fault {
  readonly message: string;
  readonly picture: Buffer | undefined;
}

/** Returns nothing if the action passes. */
async function tryAction(engine: Engine, name: string): Promise<Fault | undefined> {
  try {
    await act(engine, BUILD, name);
    return undefined;
  } catch (error) {
    return {
      message: error instanceof Error ? error.message : String(error),
      picture: await engine.picture().catch(() => undefined),
    };
  }
}
