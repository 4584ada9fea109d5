/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {createLanguageButton} from '@site/theme-plugin/src/client/codeBlock/languageButton';
import {shownText} from '@site/theme-plugin/src/client/codeBlock/copyCode';
import {renderInSite} from '../../../support/renderInSite';

const KEY = 'docusaurus.tab.language-test';
const root = document.documentElement;

/** Mutation observers run in a microtask. */
const told = () => act(async () => {});

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-code-language');
});

it('shows all blocks in JavaScript and back, and remembers the choice', async () => {
  const [one, two] = [createLanguageButton(), createLanguageButton()];
  expect(one.button.ariaPressed).toBe('false');

  one.button.click();
  await told();
  expect(root).toHaveAttribute('data-code-language', 'js');
  expect(localStorage.getItem(KEY)).toBe('js');
  expect([one.button.ariaPressed, two.button.ariaPressed]).toEqual(['true', 'true']);

  two.button.click();
  await told();
  expect(root).not.toHaveAttribute('data-code-language');
  expect(localStorage.getItem(KEY)).toBe('ts');
  expect([one.button.ariaPressed, two.button.ariaPressed]).toEqual(['false', 'false']);
  one.stop();
  two.stop();
});

it('stays in sync with the tabs of its group, in this window and in others', async () => {
  renderInSite(
    <Tabs groupId="language">
      <TabItem value="ts" label="TypeScript">
        typed
      </TabItem>
      <TabItem value="js" label="JavaScript">
        plain
      </TabItem>
    </Tabs>,
  );
  const {button, stop} = createLanguageButton();
  const chosen = () => screen.getByRole('tab', {selected: true}).textContent;

  fireEvent.click(screen.getByRole('tab', {name: 'JavaScript'}));
  await told();
  expect(button.ariaPressed).toBe('true');

  act(() => button.click());
  expect(chosen()).toBe('TypeScript');

  const storageArea = localStorage;
  localStorage.setItem(KEY, 'js');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', {key: KEY, newValue: 'js', storageArea}));
  });
  await told();
  expect(button.ariaPressed).toBe('true');
  stop();
});

it('works without storage until the page is left', async () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError');
  });
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  const {button, stop} = createLanguageButton();
  button.click();
  await told();
  expect(button.ariaPressed).toBe('true');
  stop();
  denied.mockRestore();
  complained.mockRestore();
});

it("copies the code that's shown", () => {
  const code = document.createElement('code');
  code.innerHTML =
    'f({<span class="only-types">\n </span> a<span class="only-types">,\n</span><span class="only-plain"> </span>}<span class="only-types">: A</span>)';
  expect(shownText(code)).toBe('f({\n  a,\n}: A)');
  root.setAttribute('data-code-language', 'js');
  expect(shownText(code)).toBe('f({ a })');
  expect(code.querySelectorAll('span')).toHaveLength(4);
});
