import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {ARTICLE, ask, click, NARROW, open, wait, WIDE} from '../Reader';
import {specifiedRoutes} from '../../specification/routes';
import type {Actions} from '../Reader';

const AXE = createRequire(__filename).resolve('axe-core');

const MODE = 'document.documentElement.dataset.theme';

/** What is wrong with a page as it stands, and that it scrolls sideways, if it does. */
const FAULTS = `[...faults, ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['scrolls sideways at ' + innerWidth] : [])]`;

/** Changes the color mode, and returns the faults before and after. The page forgets them. */
const FAULTS_IN_BOTH_MODES = `
  const before = ${MODE};
  const found = ${FAULTS};
  document.querySelector('[role=switch]').click();
  ${wait(`${MODE} !== before`)}
  found.push(...${FAULTS});
  faults.length = 0;
  return found;`;

/** Checks that visit many pages. */
export const pageActions: Actions = {
  async 'all routes open in both widths and both modes without an error, a blocked request, or sideways scroll'(
    reader,
  ) {
    const broken: string[] = [];
    for (const route of [...specifiedRoutes.pages, ...specifiedRoutes.docs]) {
      await open(reader, route, NARROW);
      const narrow = await ask<string[]>(reader, FAULTS);
      await reader.engine.resize(...WIDE);
      const wide = await reader.engine.run<string[]>(FAULTS_IN_BOTH_MODES);
      broken.push(...[...new Set([...narrow, ...wide])].map(fault => `${route}: ${fault}`));
    }
    if (broken.length > 0) {
      throw new Error(broken.join('\n'));
    }
  },
  async 'axe finds nothing in three pages and both modes'(reader) {
    const axe = readFileSync(AXE, 'utf8');
    for (const route of ['/', ARTICLE, '/search?q=store']) {
      await open(reader, route);
      const found = await reader.engine.run<string[]>(`
        const exports = undefined, module = undefined, define = undefined;
        ${axe}
        const {violations} = await window.axe.run({exclude: ['iframe']}, {resultTypes: ['violations']});
        return violations.map(({id, nodes}) => id + ': ' + nodes[0].html.slice(0, 120));`);
      if (found.length > 0) {
        throw new Error(`${route}\n${found.join('\n')}`);
      }
      if (route === '/') {
        await click(reader, '[role=switch]', 'dark mode');
      }
    }
  },
};
