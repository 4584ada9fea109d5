/** @jest-environment jsdom */
import {createBar} from '@folio-playground/editor/createBar';
import {createFileTabs} from '@folio-playground/editor/fileTabs';
import {say} from '@folio-playground/editor/note';
import {createToolMenu} from '@folio/client/codeBlock/toolMenu';
import {createLanguageSwitch} from '@folio/client/codeBlock/languageSwitch';
import {announce} from '@folio-pages/shared/announce';
import {nameWideTable} from '@folio/client/table/nameWideTable';
import {createSidebar, DocsFixture} from '@site/test/support/DocsFixture';
import {renderInSite} from '@site/test/support/renderInSite';
import {themeConfigOfTest} from '@site/test/support/themeConfigOfTest';
import {screen, waitFor} from '@testing-library/react';
import AnnouncementBar from '@theme/AnnouncementBar';
import DocSidebar from '@theme/DocSidebar';
import Heading from '@theme/Heading';

/** Announcements, names, and the focus: what readers of the page's own tests see only if they look for it. */

const setThemeConfig = themeConfigOfTest();

/** The sizes of boxes change when a test says so. */
let resize: () => void;
beforeAll(() => {
  window.ResizeObserver = class {
    readonly targets: Element[] = [];
    constructor(callback: (entries: {target: Element}[]) => void) {
      resize = () => callback(this.targets.map(target => ({target})));
    }
    observe = (target: Element) => this.targets.push(target);
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

beforeEach(() => document.body.replaceChildren());

it.each<[string, string, () => void, () => unknown]>([
  ['announce', 'Copied', () => {}, () => announce('Copied')],
  ['note', 'Too long', () => {}, () => say(document.createElement('p'), 'Too long')],
])('%s announces the same message again', async (_, message, setUp, repeat) => {
  setUp();
  const texts: (string | undefined)[] = [];
  const read = () => texts.push(screen.queryByRole('status')?.textContent);
  const observer = new MutationObserver(read);
  observer.observe(document.body, {childList: true, characterData: true, subtree: true});
  for (const times of [1, 2]) {
    await repeat();
    await waitFor(() => expect(texts.filter(text => text === message)).toHaveLength(times));
  }
  observer.disconnect();
  expect(texts.slice(texts.indexOf(message))).toEqual([message, '', message]);
});

it.each<[string, string, string[], () => void]>([
  [
    'a category with a page',
    '[href="/usage"], [href="/usage"] ~ button',
    ['Usage', "Expand sidebar category 'Usage'"],
    () => {
      const sidebar = createSidebar();
      renderInSite(
        <DocsFixture sidebar={sidebar}>
          <DocSidebar sidebar={sidebar} path="/start" onCollapse={() => {}} isHidden={false} />
        </DocsFixture>,
      );
    },
  ],
  [
    'a heading',
    'a',
    ['Direct link to Part'],
    () => void renderInSite(<Heading as="h2" id="part" children="Part" />),
  ],
  [
    'an announcement',
    'section button',
    ['Close'],
    () => {
      const announcementBar = {id: 'names', content: 'News', isCloseable: true};
      setThemeConfig({announcementBar});
      renderInSite(<AnnouncementBar />);
    },
  ],
  [
    'an editor',
    'button',
    ['src/a.ts', 'b.ts', 'Run', 'Close'],
    () => {
      const panel = document.createElement('div');
      const bar = createBar(['Run', () => {}], ['Close', () => {}]);
      document.body.append(
        createFileTabs(['src/a.ts', 'b.ts'], panel, () => {}),
        panel,
        bar,
      );
    },
  ],
  [
    'a code block',
    'button, summary',
    ['TS', 'JS', 'More'],
    () => document.body.append(createLanguageSwitch().element, createToolMenu(document.body, [])),
  ],
])('the controls of %s have names of their own', (_, selector, names, show) => {
  show();
  const controls = [...document.querySelectorAll(selector)];
  expect(controls).toHaveLength(names.length);
  controls.forEach((control, index) => expect(control).toHaveAccessibleName(names[index]));
});

it.each<[string, () => HTMLElement | null, () => unknown]>([
  [
    'a wide table that becomes narrow',
    () => {
      const box = document.createElement('div');
      box.innerHTML = '<table></table>';
      document.body.append(box);
      nameWideTable(box);
      Object.defineProperty(box, 'scrollWidth', {value: 900, configurable: true});
      resize();
      return box;
    },
    () => {
      Object.defineProperty(document.activeElement, 'scrollWidth', {value: 0});
      resize();
    },
  ],
])('%s keeps the focus', async (_, show, change) => {
  show()?.focus();
  expect(document.body).not.toHaveFocus();
  await change();
  const focused = document.activeElement;
  expect(document.body).not.toHaveFocus();
  // jsdom leaves the focus on an element that can no longer have it.
  expect(focused?.matches('a[href], button:enabled, [tabindex]')).toBe(true);
  (focused as HTMLElement).blur();
  expect(focused?.matches('div[tabindex]')).toBe(false);
});
