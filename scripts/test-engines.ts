import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY, runCheck} from './checks/runCheck';
import {act, ACTIONS} from './engines/actions/act';
import {startFirefox} from './engines/firefox';
import {isPlaywrightName, startPlaywright} from './engines/playwright';
import {startWebKit} from './engines/webKit';
import type {Engine} from './engines/Engine';
import type {EnginesReport} from './test/EnginesReport';

const USAGE = `Acts as a reader in this machine's Firefox and WebKit.

  npm run test:engines
  npm run test:engines -- --only=search

Build the site first. Debian's packages are firefox-esr, and webkit2gtk-driver with xvfb. A browser
that isn't installed is named and left out. Each failure leaves a screenshot in reports/engines/.

  --only=TEXT         only the actions whose names contain the text
  --report=FILE       write the results there, as JSON
  --playwright=NAMES  in these browsers of Playwright instead: firefox, webkit, chromium`;

type Starters = Readonly<Record<string, () => Promise<Engine | undefined>>>;

const STARTERS: Starters = {Firefox: startFirefox, WebKit: startWebKit};

/** Those of this machine, or else of Playwright. */
function startersOf(names: string): Starters {
  if (names === '') {
    return STARTERS;
  }
  return Object.fromEntries(
    names.split(',').map(name => {
      if (!isPlaywrightName(name)) {
        throw new Error(`Playwright has no browser "${name}". Use firefox, webkit, or chromium.`);
      }
      return [name, () => startPlaywright(name)];
    }),
  );
}

const BUILD = path.join(REPOSITORY, 'build');
const PICTURES = path.join(REPOSITORY, 'reports', 'engines');

void runCheck({
  usage: USAGE,
  options: {
    only: {type: 'string', default: ''},
    report: {type: 'string'},
    playwright: {type: 'string', default: ''},
  },
  check: async ({only, report, playwright}) => {
    const names = Object.keys(ACTIONS).filter(name => name.includes(only));
    if (names.length === 0) {
      throw new Error(
        `No action has "${only}" in its name. The actions are:\n${Object.keys(ACTIONS).join('\n')}`,
      );
    }
    const results: EnginesReport = {passed: 0, failures: [], missing: []};
    // Each mostly waits for pages, so they run at the same time.
    await Promise.all(
      Object.entries(startersOf(playwright)).map(([browser, start]) =>
        actAll(browser, start, names, results),
      ),
    );
    if (report !== undefined) {
      fs.writeFileSync(report, JSON.stringify(results));
    }
    console.log(`${results.passed} passed, ${results.failures.length} failed`);
    return results.failures.length === 0;
  },
});

/** Does the actions in a browser, and adds to the results. */
async function actAll(
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
  const began = performance.now();
  let failed = 0;
  try {
    for (const name of names) {
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
  console.log(`${engine.name}: ${names.length} actions in ${seconds} s`);
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
