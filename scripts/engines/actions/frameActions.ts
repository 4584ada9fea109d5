import {ARTICLE, ask, click, clickLink, forgiveFaults, NARROW, open, see, TABBED} from '../Reader';
import type {Actions} from '../Reader';

const NAVBAR = `find('nav.navbar').getBoundingClientRect()`;

/** What surrounds each page: bars, drawer, color mode, storage, and history. */
export const frameActions: Actions = {
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
  async 'back and forward keep the place'(reader) {
    await open(reader, '/api/store');
    await reader.engine.run(`scrollTo({top: 1500, behavior: 'instant'})`);
    await see(reader, 'scrollY === 1500');
    await clickLink(reader, '/faq');
    await see(reader, `location.pathname === '/faq' && scrollY === 0`);
    await reader.engine.run('history.back()');
    await see(reader, `location.pathname === '/api/store' && Math.abs(scrollY - 1500) < 3`);
    await reader.engine.run('history.forward()');
    await see(reader, `location.pathname === '/faq' && scrollY === 0`);
  },
  async 'another window follows the color mode, and a reload starts in it'(reader) {
    await open(reader, '/api/store');
    const mode = () => ask<string>(reader, 'document.documentElement.dataset.theme');
    const before = await mode();
    await reader.engine.inOtherWindow(async () => {
      await open(reader, '/faq');
      await click(reader, '[role=switch]', 'dark mode');
      await see(reader, `document.documentElement.dataset.theme !== '${before}'`);
    });
    await see(reader, `document.documentElement.dataset.theme !== '${before}'`);
    const after = await mode();
    await open(reader, '/api/store');
    await see(
      reader,
      `document.documentElement.dataset.theme === '${after}' && lateModes.length === 0`,
    );
  },
  async 'the bars stay at the top of an article'(reader) {
    await open(reader, ARTICLE, NARROW);
    await reader.engine.run(`scrollTo({top: 1500, behavior: 'instant'})`);
    await see(reader, `scrollY === 1500 && ${NAVBAR}.top === 0`);
    await see(
      reader,
      `Math.abs(find('.theme-doc-toc-mobile').getBoundingClientRect().top - ${NAVBAR}.bottom) < 1`,
    );
  },
  async 'a page whose script is out of reach can be tried again'(reader) {
    // The link is in the footer, where nothing fetches its page before it's followed.
    await open(reader, '/api/store');
    reader.server.refuse = /\/assets\/js\//;
    await clickLink(reader, '/introduction/core-concepts');
    await see(reader, `find('button', 'Retry')`).finally(() => {
      reader.server.refuse = undefined;
    });
    await click(reader, 'button', 'Retry');
    // The page may be loaded in full, and its article is there before its scripts are.
    await see(
      reader,
      `location.pathname === '/introduction/core-concepts' && find('h1', 'Core') && document.documentElement.dataset.hasHydrated`,
    );
    await forgiveFaults(reader);
  },
  async 'a page whose scripts a deployment in mid-visit replaced is loaded in full'(reader) {
    const route = '/introduction/core-concepts';
    await open(reader, '/api/store');
    await reader.engine.run('window.isSame = true');
    let hasNewPage = false;
    reader.server.refuse = {
      test(path) {
        hasNewPage ||= path === route;
        return !hasNewPage && path.startsWith('/assets/js/');
      },
    };
    await clickLink(reader, route);
    await see(
      reader,
      `location.pathname === '${route}' && find('h1', 'Core') && !window.isSame && document.documentElement.dataset.hasHydrated`,
    );
  },
  async 'everything works where storage is denied'(reader) {
    reader.server.denyStorage = true;
    await open(reader, TABBED);
    await click(reader, '[role=switch]', 'dark mode');
    await click(reader, '[role=tab]', 'pnpm');
    await see(reader, `find('[role=tab][aria-selected=true]', 'pnpm')`);
    await reader.engine.press('Control', 'k');
    await reader.engine.type('reducer');
    await see(reader, `find('dialog [role=option] mark')`);
  },
};
