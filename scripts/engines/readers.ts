import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {specifiedRoutes} from '../specification/routes';
import {until} from './programs';
import type {Engine} from './Engine';
import type {WatchedServer} from './watchedServer';

/** What a reader does, as far as engines may differ in it. */
export interface Reader {
  readonly engine: Engine;
  readonly server: WatchedServer;
}

const WIDE = [1280, 900] as const;
/** About the narrowest window that WebKit's browser allows. */
const NARROW = [480, 900] as const;
const ARTICLE = '/tutorials/essentials/part-2-app-structure';
const AXE = createRequire(__filename).resolve('axe-core');

/** Functions for the bodies that run in the page. An element is named by a selector, and a text or label in it. */
const TOOLS = `
  const shown = element => element.checkVisibility?.() ?? element.getClientRects().length > 0;
  const find = (selector, name = '') => [...document.querySelectorAll(selector)].find(element =>
    shown(element) && [element.getAttribute('aria-label'), element.textContent].some(text => text?.includes(name)));
`;

const ask = <Result>({engine}: Reader, expression: string): Promise<Result> =>
  engine.run<Result>(`${TOOLS} return ${expression}`);

/** Waits until an expression is true in the page. */
const see = (reader: Reader, expression: string) =>
  until(() => ask<boolean>(reader, `Boolean(${expression})`), expression);

async function open(reader: Reader, route: string, size: readonly [number, number] = WIDE) {
  await reader.engine.resize(...size);
  await reader.engine.open(reader.server.url + route);
  await see(reader, `document.documentElement.dataset.hasHydrated === 'true'`);
}

async function click(reader: Reader, selector: string, name = '') {
  const place = `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
  await see(reader, place);
  const {x, y} = await reader.engine.run<{x: number; y: number}>(`${TOOLS}
    const element = ${place};
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    await new Promise(requestAnimationFrame);
    const {left, top, width, height} = element.getBoundingClientRect();
    return {x: left + width / 2, y: top + height / 2};`);
  await reader.engine.click(x, y);
}

async function faultless(reader: Reader) {
  const faults = await ask<string[]>(reader, 'window.faults');
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

const empty = (reader: Reader) => reader.engine.run('localStorage.clear(); sessionStorage.clear()');

/** Each starts with empty storage, and fails if anything has gone wrong on the last page. */
export const ACTIONS: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  async 'all routes open without an error, a blocked request, or sideways scroll'(reader) {
    const broken: string[] = [];
    for (const route of [...specifiedRoutes.pages, ...specifiedRoutes.docs]) {
      await open(reader, route, NARROW);
      const found = await ask<string[]>(
        reader,
        `[...faults, ...(document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [])]`,
      );
      broken.push(...found.map(fault => `${route}: ${fault}`));
    }
    if (broken.length > 0) {
      throw new Error(broken.join('\n'));
    }
  },
  async 'search by keyboard, and back with Escape'(reader) {
    await open(reader, '/api/store');
    await reader.engine.press('Control', 'k');
    await see(reader, `document.activeElement.matches('dialog [role=combobox]')`);
    await reader.engine.type('configurestore');
    await see(reader, `find('dialog [role=option] mark')`);
    await reader.engine.press('Escape');
    await see(reader, `!find('dialog')`);
    await reader.engine.press('/');
    await see(reader, `find('dialog [role=combobox]')`);
    await reader.engine.type('quick start');
    await see(reader, `find('dialog [role=option]', 'Quick')`);
    await reader.engine.press('Enter');
    await see(reader, `location.pathname !== '/api/store' && find('h1')`);
  },
  async 'search by mouse, and save what was found'(reader) {
    await open(reader, '/api/store');
    await click(reader, 'button', 'Search');
    await see(reader, `find('dialog [role=combobox]')`);
    await reader.engine.type('installation');
    await click(reader, 'dialog [role=option]', 'Installation');
    await see(reader, `location.pathname.includes('installation')`);
    await click(reader, 'button', 'Search');
    await click(reader, 'dialog button', 'Save this search');
    await see(reader, `find('dialog [role=rowgroup]', 'Favorite')`);
  },
  async 'a search whose index is out of reach can be tried again'(reader) {
    await open(reader, '/faq');
    reader.server.refuse = /\/search\/.*\.json/;
    await reader.engine.press('Control', 'k');
    await see(reader, `find('dialog [role=combobox]')`);
    await reader.engine.type('store');
    await see(reader, `find('dialog', 'Unable to fetch results')`).finally(() => {
      reader.server.refuse = undefined;
    });
    await click(reader, 'dialog button', 'Try again');
    await see(reader, `find('dialog [role=option]')`);
    await reader.engine.run('faults.length = 0');
  },
  async 'the drawer keeps the focus, and gives it back'(reader) {
    await open(reader, ARTICLE, NARROW);
    await click(reader, 'button', 'Toggle navigation bar');
    await see(reader, `document.activeElement.closest('dialog')`);
    for (let i = 0; i < 5; i++) {
      await reader.engine.press('Tab');
      await see(
        reader,
        `document.activeElement === document.body || document.activeElement.closest('dialog')`,
      );
    }
    await reader.engine.press('Escape');
    await see(reader, `!find('dialog')`);
    await see(reader, `document.activeElement === find('button', 'Toggle navigation bar')`);
  },
  async 'the color mode lasts'(reader) {
    await open(reader, '/api/store');
    const before = await ask<string>(reader, 'document.documentElement.dataset.theme');
    await click(reader, '[role=switch]', 'dark mode');
    await see(reader, `document.documentElement.dataset.theme !== ${JSON.stringify(before)}`);
    const background = await ask<string>(reader, 'getComputedStyle(document.body).backgroundColor');
    await open(reader, '/faq');
    await see(reader, `document.documentElement.dataset.theme !== ${JSON.stringify(before)}`);
    await see(reader, `getComputedStyle(document.body).backgroundColor === '${background}'`);
  },
  async 'a tab is chosen in all groups, and stays'(reader) {
    await open(reader, ARTICLE);
    await click(reader, '[role=tab]', 'pnpm');
    const all = `[...document.querySelectorAll('[role=tab]')].filter(tab => tab.textContent === 'pnpm')
      .every(tab => tab.getAttribute('aria-selected') === 'true')`;
    await see(reader, all);
    await open(reader, ARTICLE);
    await see(reader, all);
  },
  async 'code is copied from its button'(reader) {
    await open(reader, '/api/store');
    await reader.engine.run(
      `navigator.clipboard.writeText = async text => { window.copied = text; };`,
    );
    await click(reader, '.theme-code-block button', 'Copy code');
    await see(reader, `window.copied?.includes('\\n')`);
  },
  async 'a link leads to a heading below the bars'(reader) {
    await open(reader, ARTICLE, NARROW);
    await click(reader, '.theme-doc-toc-mobile summary', 'On this page');
    await click(reader, '.theme-doc-toc-mobile a[href="#creating-the-store"]');
    await see(reader, `location.hash === '#creating-the-store'`);
    await see(
      reader,
      `document.getElementById('creating-the-store').getBoundingClientRect().top < 250`,
    );
    await see(
      reader,
      `document.getElementById('creating-the-store').getBoundingClientRect().top >=
      document.querySelector('.theme-doc-toc-mobile').getBoundingClientRect().bottom`,
    );
  },
  async 'back and forward keep the place'(reader) {
    await open(reader, '/api/store');
    await reader.engine.run(`scrollTo({top: 1500, behavior: 'instant'})`);
    await see(reader, 'scrollY === 1500');
    await reader.engine.run(`${TOOLS} find('a[href="/faq"]').click()`);
    await see(reader, `location.pathname === '/faq' && scrollY === 0`);
    await reader.engine.run('history.back()');
    await see(reader, `location.pathname === '/api/store' && Math.abs(scrollY - 1500) < 3`);
    await reader.engine.run('history.forward()');
    await see(reader, `location.pathname === '/faq' && scrollY === 0`);
  },
  async 'the live store at home answers'(reader) {
    await open(reader, '/');
    await click(reader, 'button', 'Request a drill');
    await see(reader, `find('[role=group] li', 'drillRequested') || find('li', 'Requested')`);
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

/** Does one of the actions. */
export async function act(reader: Reader, name: string): Promise<void> {
  await reader.engine.open(`${reader.server.url}/`);
  await empty(reader);
  await ACTIONS[name]?.(reader);
  await faultless(reader);
}
