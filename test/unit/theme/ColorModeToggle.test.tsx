/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import {renderToString} from 'react-dom/server';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import {renderInSite} from '../../support/renderInSite';
import {SiteProviders} from '../../support/SiteProviders';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
const configure = (colorMode: object) =>
  setThemeConfig({
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
      ...colorMode,
    },
  });

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'light';
  root.dataset.themeChoice = 'light';
});

it("is disabled in the server's HTML, and enabled once the client has loaded", () => {
  const html = renderToString(
    <SiteProviders>
      <NavbarColorModeToggle />
    </SiteProviders>,
  );
  expect(html).toMatch(/<button[^>]* disabled=""/);
  renderInSite(<NavbarColorModeToggle />);
  expect(screen.getByRole('switch')).toBeEnabled();
});

it('is a switch with a constant name and a changing state', async () => {
  renderInSite(<NavbarColorModeToggle />);
  const toggle = screen.getByRole('switch', {name: 'dark mode', checked: false});
  await userEvent.click(toggle);
  expect(toggle).toBeChecked();
  expect(toggle).toHaveAccessibleName('dark mode');
  await userEvent.click(toggle);
  expect(toggle).not.toBeChecked();
});

it('stores the choice', async () => {
  renderInSite(<NavbarColorModeToggle />);
  await userEvent.click(screen.getByRole('switch'));
  expect(localStorage.getItem('theme-test')).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
});

it('shows the stored mode', () => {
  root.dataset.theme = 'dark';
  root.dataset.themeChoice = 'dark';
  renderInSite(<NavbarColorModeToggle />);
  expect(screen.getByRole('switch')).toBeChecked();
});

it('cycles through light, dark, and the system’s mode if the site follows the system', async () => {
  configure({respectPrefersColorScheme: true});
  root.dataset.themeChoice = 'system';
  renderInSite(<NavbarColorModeToggle />);
  const button = screen.getByRole('button', {name: 'Color mode'});
  expect(button).toHaveAccessibleDescription('system mode');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  for (const mode of ['light', 'dark', 'system']) {
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Color mode');
    expect(button).toHaveAccessibleDescription(`${mode} mode`);
    expect(screen.getByRole('status')).toHaveTextContent(`${mode} mode`);
    expect(root.dataset.themeChoice).toBe(mode);
  }
  expect(localStorage.getItem('theme-test')).toBeNull();
});

describe('its icon', () => {
  const FILE = 'theme-plugin/src/theme/ColorModeToggle/styles.module.css';
  const style = document.createElement('style');
  style.textContent = fs
    .readFileSync(path.join(__dirname, '../../..', FILE), 'utf8')
    .replace(/:global\((.*?\])\)/g, '$1');

  beforeEach(() => document.head.append(style));
  afterEach(() => style.remove());

  const icons = () =>
    [...document.querySelectorAll('button > svg')]
      .filter(icon => getComputedStyle(icon).display !== 'none')
      .map(icon => icon.getAttribute('class'));

  it.each([
    ['light', 'light', 'chosenLight'],
    ['dark', 'dark', 'chosenDark'],
    ['light', 'system', 'chosenSystem'],
    ['dark', 'system', 'chosenSystem'],
  ])('is one in %s mode if the choice is %s', (mode, choice, icon) => {
    root.dataset.theme = mode;
    root.dataset.themeChoice = choice;
    const {unmount} = renderInSite(<NavbarColorModeToggle />);
    expect(icons()).toEqual([mode]);
    unmount();
    configure({respectPrefersColorScheme: true});
    renderInSite(<NavbarColorModeToggle />);
    expect(icons()).toEqual([icon]);
  });
});

it('renders nothing if the site disables the switch', () => {
  configure({disableSwitch: true});
  const {container} = renderInSite(<NavbarColorModeToggle />);
  expect(container).toBeEmptyDOMElement();
});
