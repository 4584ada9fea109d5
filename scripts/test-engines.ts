import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY, runCheck} from './checks/runCheck';
import {startFirefox} from './engines/firefox';
import {act, ACTIONS} from './engines/readers';
import {startWatchedServer} from './engines/watchedServer';
import {startWebKit} from './engines/webKit';

const USAGE = `Acts as a reader in this machine's Firefox and WebKit.

  npm run test:engines
  npm run test:engines -- --only=search

Build the site first. Debian's packages are firefox-esr, and webkit2gtk-driver with xvfb. A browser
that isn't installed is named and skipped. Each failure leaves a screenshot in reports/engines/.`;

const STARTERS = {Firefox: startFirefox, WebKit: startWebKit};
const PICTURES = path.join(REPOSITORY, 'reports', 'engines');

void runCheck({
  usage: USAGE,
  options: {only: {type: 'string', default: ''}},
  check: async ({only}) => {
    const names = Object.keys(ACTIONS).filter(name => name.includes(only));
    const server = await startWatchedServer(path.join(REPOSITORY, 'build'));
    let passed = 0;
    let failed = 0;
    for (const [browser, start] of Object.entries(STARTERS)) {
      const engine = await start();
      if (engine === undefined) {
        console.log(`${browser}: not on this machine, so not tested`);
        continue;
      }
      const began = performance.now();
      for (const name of names) {
        try {
          await act({engine, server}, name);
          passed++;
        } catch (error) {
          failed++;
          console.error(
            `${engine.name}: ${name}\n  ${error instanceof Error ? error.message : String(error)}`,
          );
          fs.mkdirSync(PICTURES, {recursive: true});
          fs.writeFileSync(path.join(PICTURES, `${browser}-${failed}.png`), await engine.picture());
        } finally {
          server.refuse = undefined;
        }
      }
      await engine.close();
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${engine.name}: ${names.length} actions in ${seconds} s`);
    }
    await server.close();
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0;
  },
});
