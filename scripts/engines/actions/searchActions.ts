import {click, forgiveFaults, open, see} from '../Reader';
import type {Actions} from '../Reader';

/** How readers search. */
export const searchActions: Actions = {
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
    await forgiveFaults(reader);
  },
};
