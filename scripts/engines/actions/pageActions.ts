import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {specifiedRoutes} from '../../specification/routes';
import {ARTICLE, ask, click, forgiveFaults, NARROW, open, see, WIDE} from '../Reader';
import type {Actions, Reader} from '../Reader';

const AXE = createRequire(__filename).resolve('axe-core');

const MODE = 'document.documentElement.dataset.theme';

const faultsOf = (reader: Reader) =>
  ask<string[]>(
    reader,
    `[...faults, ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways at ' + innerWidth] : [])]`,
  );

/** Checks that visit many pages. */
export const pageActions: Actions = {
  async 'all routes open in both widths and both modes without an error, a blocked request, or sideways scroll'(
    reader,
  ) {
    const broken: string[] = [];
    for (const route of [...specifiedRoutes.pages, ...specifiedRoutes.docs]) {
      await open(reader, route, NARROW);
      const found = await faultsOf(reader);
      await reader.engine.resize(...WIDE);
      found.push(...(await faultsOf(reader)));
      const mode = await ask<string>(reader, MODE);
      await reader.engine.run(`document.querySelector('[role=switch]').click()`);
      await see(reader, `${MODE} !== '${mode}'`);
      found.push(...(await faultsOf(reader)));
      broken.push(...[...new Set(found)].map(fault => `${route}: ${fault}`));
      await forgiveFaults(reader);
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
