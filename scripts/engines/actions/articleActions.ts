import {ARTICLE, ask, click, NARROW, open, see, TABBED} from '../Reader';
import type {Actions} from '../Reader';

/** What readers do in an article and at home. */
export const articleActions: Actions = {
  async 'a tab is chosen in all groups, and stays'(reader) {
    await open(reader, TABBED);
    await click(reader, '[role=tab]', 'pnpm');
    const all = `[...document.querySelectorAll('[role=tab]')].filter(tab => tab.textContent === 'pnpm')
      .every(tab => tab.getAttribute('aria-selected') === 'true')`;
    await see(reader, all);
    await open(reader, TABBED);
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
  async 'the live store at home answers'(reader) {
    await open(reader, '/');
    await click(reader, 'button', 'Request a drill');
    await see(reader, `find('[role=group] li', 'drillRequested') || find('li', 'Requested')`);
  },
  async 'a link to lines of code marks them, and brings them into view'(reader) {
    await open(reader, '/tutorials/quick-start#src/app/store.ts-L4-L5');
    const mark = `find('.theme-code-block code > span:empty')?.getBoundingClientRect()`;
    await see(reader, `${mark}?.height > 30`);
    await see(reader, `${mark}.top > 60 && ${mark}.bottom < innerHeight`);
  },
  async 'a block shows its code as JavaScript, and wraps'(reader) {
    await open(reader, '/api/store', NARROW);
    const block = '.theme-code-block[data-typed]';
    await reader.engine.run(`document.querySelector('${block}').scrollIntoView({block: 'center'})`);
    await click(reader, `${block} summary`, 'More');
    await click(reader, `${block} button`, 'Toggle word wrap');
    await see(
      reader,
      `document.querySelector('${block} pre').scrollWidth <= document.querySelector('${block} pre').clientWidth`,
    );
    await click(reader, `${block} button`, 'JS');
    await see(reader, `document.documentElement.dataset.codeLanguage === 'js'`);
  },
  async 'the contents follow the reader'(reader) {
    await open(reader, '/api/store');
    const headings = await ask<string[]>(
      reader,
      `[...document.querySelectorAll('.theme-doc-toc-desktop a')].map(link => link.hash.slice(1))`,
    );
    const last = headings[Math.floor(headings.length / 2)] ?? '';
    await reader.engine.run(
      `document.getElementById('${last}').scrollIntoView({behavior: 'instant'})`,
    );
    await see(
      reader,
      `find('.theme-doc-toc-desktop a[aria-current], .theme-doc-toc-desktop a.table-of-contents__link--active')?.hash === '#${last}'`,
    );
  },
  async 'print has the text alone'(reader) {
    await open(reader, ARTICLE);
    await see(reader, `find('nav.navbar')`);
    // Neither driver sets the medium of a page, so the rules for paper are put to use on the screen.
    await reader.engine.run(`
      const adopt = rules => [...rules].forEach(rule => {
        if (rule.media) rule.media.mediaText = rule.media.mediaText.replace(/\\bprint\\b/, 'all').replace(/\\bscreen\\b/, 'not all');
        if (rule.cssRules) adopt(rule.cssRules);
      });
      [...document.styleSheets].forEach(sheet => adopt(sheet.cssRules));`);
    await see(
      reader,
      `!find('nav.navbar') && !find('footer') && !find('.theme-code-block button')`,
    );
    await see(reader, `find('h1') && find('.theme-code-block code')`);
  },
};
