import fs from 'node:fs';
import {runCheck} from './checks/runCheck';
import {actAll} from './engines/actions/actAll';
import {ACTIONS} from './engines/actions/act';
import {startFirefox} from './engines/firefox';
import {isPlaywrightName, startPlaywright} from './engines/playwright';
import {startWebKit} from './engines/webKit';
import type {Engine} from './engines/Engine';
import type {EnginesReport} from './test/readReport';

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
    console.log(`Actions: ${results.passed} passed, ${results.failures.length} failed`);
    return results.failures.length === 0;
  },
});
