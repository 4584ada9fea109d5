import {ARTICLE, click, clickLink, forgiveFaults, NARROW, open, see} from '../Reader';
import type {Actions} from '../Reader';

const GUIDE = '/usage/migrating-to-modern-redux';

/** The browser, the network, and the reader's history interfere with a page. No driver has an input method. */
export const interferenceActions: Actions = {
  async 'a page that the browser translates goes on working'(reader) {
    await open(reader, '/');
    await reader.engine.run('translatePage()');
    await see(reader, `/^[^a-z]+$/.test(find('h1').textContent)`);
    for (const waiting of [2, 3]) {
      await click(reader, 'button', 'drillRequested()');
      await see(reader, `find('[role=group] li').textContent.includes('waiting: ${waiting}')`);
    }
    await reader.engine.press('Control', 'k');
    await see(reader, `document.activeElement.matches('dialog [role=combobox]')`);
    await reader.engine.type('sto');
    await see(reader, `/^sto/i.test(find('dialog [role=option] mark')?.textContent)`);
    await reader.engine.type('re');
    await see(reader, `/^store/i.test(find('dialog [role=option] mark')?.textContent)`);
    await reader.engine.press('Enter');
    await see(reader, `location.pathname !== '/' && find('h1')`);
  },
  async 'code of a control that is out of reach can be tried again'(reader) {
    await open(reader, ARTICLE);
    reader.server.refuse = /intent-page-menu/;
    await click(reader, 'button', 'Open in…');
    await see(reader, `find('[role=alert]', '“Open in…” couldn’t load.')`).finally(() => {
      reader.server.refuse = undefined;
    });
    await click(reader, '[role=alert] button', 'Try again');
    await see(reader, `find('a', 'View as Markdown') && !find('[role=alert]')`);
    await forgiveFaults(reader);
  },
  async 'a link leads to code in a tab that is not chosen'(reader) {
    await open(reader, `${GUIDE}#src/after/hooks.ts-L1`);
    const mark = `find('.theme-code-block code > span:empty')?.getBoundingClientRect()`;
    await see(reader, `${mark}?.height > 0 && ${mark}.top > 60 && ${mark}.bottom < innerHeight`);
  },
  async 'code is selected by mouse to a blank line'(reader) {
    await open(reader, GUIDE);
    const {line, x, y, below} = await reader.engine.run<
      Record<'x' | 'y' | 'below', number> & {line: string}
    >(`
      const code = [...document.querySelectorAll('.theme-code-block code')]
        .find(element => element.getClientRects().length > 0 && /\\S\\n\\n/.test(element.textContent));
      code.scrollIntoView({block: 'center', behavior: 'instant'});
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const line = code.textContent.split('\\n\\n')[0].split('\\n').at(-1);
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      let left = code.textContent.indexOf('\\n\\n') - 1;
      while (walker.nextNode() && left >= walker.currentNode.data.length) left -= walker.currentNode.data.length;
      const range = document.createRange();
      range.setStart(walker.currentNode, left);
      range.setEnd(walker.currentNode, left + 1);
      const {top, bottom} = range.getBoundingClientRect();
      return {line, x: code.getBoundingClientRect().x + 26, y: (top + bottom) / 2, below: bottom + 12};`);
    await reader.engine.drag([x, y], [x + 54, below]);
    await see(reader, `getSelection().toString().trim() === ${JSON.stringify(line.trim())}`);
  },
  async 'Back closes the search and the drawer, and shows the page of the address'(reader) {
    await open(reader, '/api/store', NARROW);
    await clickLink(reader, '/faq');
    await see(reader, `location.pathname === '/faq' && !find('h1', 'Store')`);
    await click(reader, 'button', 'Toggle navigation bar');
    await see(reader, `document.activeElement.closest('dialog')`);
    await reader.engine.run('history.back()');
    await see(reader, `!find('dialog') && location.pathname === '/faq' && !find('h1', 'Store')`);
    await reader.engine.press('Control', 'k');
    await see(reader, `document.activeElement.matches('dialog [role=combobox]')`);
    await reader.engine.run('history.back()');
    // Without the Navigation API, the reader can't stay.
    await see(
      reader,
      `!find('dialog') && (window.navigation ? location.pathname === '/faq' && !find('h1', 'Store')
        : location.pathname === '/api/store' && find('h1', 'Store'))`,
    );
  },
};
