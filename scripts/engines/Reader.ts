import {until} from './programs';
import type {Engine} from './Engine';
import type {WatchedServer} from './watchedServer';

/** What a reader does, as far as engines may differ in it. */
export interface Reader {
  readonly engine: Engine;
  readonly server: WatchedServer;
}

export const WIDE = [1280, 900] as const;
/** About the narrowest window that WebKit's browser allows. */
export const NARROW = [480, 900] as const;
export const ARTICLE = '/tutorials/essentials/part-2-app-structure';
/** An article with several groups of tabs. */
export const TABBED = '/introduction/installation';

/** Functions for the bodies that run in the page. An element is named by a selector, and a text or label in it. */
const TOOLS = `
  const shown = element => element.checkVisibility?.() ?? element.getClientRects().length > 0;
  const find = (selector, name = '') => [...document.querySelectorAll(selector)].find(element =>
    shown(element) && [element.getAttribute('aria-label'), element.textContent].some(text => text?.includes(name)));
`;

export const ask = <Result>({engine}: Reader, expression: string): Promise<Result> =>
  engine.run<Result>(`${TOOLS} return ${expression}`);

/** Waits until an expression is true in the page. */
export const see = (reader: Reader, expression: string) =>
  until(() => ask<boolean>(reader, `Boolean(${expression})`), expression);

/**
 * A statement that waits in the page itself, where looking again costs less than a command of the driver. The page
 * mustn't be left meanwhile.
 */
export const wait = (expression: string) => `
  for (const end = Date.now() + 120_000; !(${expression}); await new Promise(done => setTimeout(done, 20))) {
    if (Date.now() > end) throw new Error(${JSON.stringify(`Waited 2 min for ${expression}`)});
  }`;

/** Opens a page, in a wide window by default. */
export async function open(reader: Reader, route: string, size: readonly [number, number] = WIDE) {
  // Those of the page that is left would be lost.
  await expectFaultless(reader);
  await reader.engine.resize(...size);
  await reader.engine.open(reader.server.url + route);
  const isReady = `document.documentElement.dataset.hasHydrated === 'true'`;
  await until(() => reader.engine.run<boolean>(`${wait(isReady)} return true`), isReady);
}

/** Clicks an element once it stays where it is. */
export async function click(reader: Reader, selector: string, name = '') {
  const place = `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
  await see(reader, place);
  const {x, y} = await reader.engine.run<{x: number; y: number}>(`${TOOLS}
    const element = ${place};
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const centerOf = ({left, top, width, height}) => ({x: left + width / 2, y: top + height / 2});
    let place;
    let y;
    do {
      y = place?.y;
      await new Promise(resolve => setTimeout(resolve, 50));
      place = centerOf(element.getBoundingClientRect());
    } while (place.y !== y);
    return place;`);
  await reader.engine.click(x, y);
}

/** Follows a link, wherever on the page it is. */
export const clickLink = (reader: Reader, href: string) =>
  reader.engine.run(`${TOOLS} find('a[href="${href}"]').click()`);

/** What has gone wrong on the page so far, other than what an action provoked and took off the list. */
export async function expectFaultless(reader: Reader) {
  // A page that is left meanwhile doesn't answer.
  const faults = await until(() => ask<string[]>(reader, 'window.faults ?? []'), 'the faults');
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/**
 * Forgets the faults so far, for an action that has provoked them. The page may just be loaded again, so the list may not
 * be there yet.
 */
export const forgiveFaults = (reader: Reader) => reader.engine.run('window.faults = []');

/** What readers do, by name. An action fails by throwing an error. */
export type Actions = Readonly<Record<string, (reader: Reader) => Promise<void>>>;
