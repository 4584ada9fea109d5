/** @jest-environment jsdom */
import '@site/theme-plugin/src/client/colorMode/ignoreUnknownColorMode';
import {act} from '@testing-library/react';
import {useColorMode} from '@docusaurus/theme-common';
import {renderInSite} from '../../../support/renderInSite';

const Mode = () => <p>{useColorMode().colorMode}</p>;

/** What the browser does in this tab when another tab stores something. */
function storeElsewhere(newValue: string | null): void {
  act(() => {
    const event = {key: 'theme-test', newValue, storageArea: localStorage};
    window.dispatchEvent(new StorageEvent('storage', event));
  });
}

beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
  document.documentElement.dataset.themeChoice = 'dark';
  localStorage.setItem('theme-test', 'dark');
});

it.each(['', 'Dark', 'purple', '{"mode":"light"}'])('ignores %j from another tab', nonsense => {
  const {container} = renderInSite(<Mode />);
  storeElsewhere(nonsense);
  expect(container).toHaveTextContent('dark');
  expect(localStorage.getItem('theme-test')).toBe('dark');
});

it('follows the choice made in another tab', () => {
  const {container} = renderInSite(<Mode />);
  storeElsewhere('light');
  expect(container).toHaveTextContent('light');
  expect(document.documentElement.dataset.theme).toBe('light');
});

it.each<[string, string | null]>([
  ['dark', 'dark'],
  ['light', null],
  ['light', 'system'],
])('becomes %s again when another tab stores %j', (mode, stored) => {
  const {container} = renderInSite(<Mode />);
  storeElsewhere(mode === 'dark' ? 'light' : 'dark');
  storeElsewhere(stored);
  expect(container).toHaveTextContent(mode);
});
