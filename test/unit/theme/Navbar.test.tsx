/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import Navbar from '@theme/Navbar';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import {dialogInJsdom} from '../../support/dialogInJsdom';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
dialogInJsdom();

const items = [
  {to: '/start', label: 'Start', position: 'left'},
  {to: '/api', label: 'API', position: 'right'},
  {type: 'search', position: 'right'},
  {to: '/help', label: 'Help'},
];

const configure = (navbar: object = {}) =>
  setThemeConfig({navbar: {title: 'Redux', items, hideOnScroll: false, ...navbar}});

const bar = () => screen.getByRole('navigation', {name: 'Main'});

// jsdom has no layout, and theme-common's provider reads only the width.
Object.assign(window, {innerWidth: 390});
beforeEach(() => configure());

describe('the bar', () => {
  it('has the left items, then the right ones, search, and the color mode toggle', () => {
    renderInSite(<Navbar />);
    const names = [...bar().querySelectorAll('a, button')].map(
      element => element.getAttribute('aria-label') ?? element.textContent,
    );
    expect(names).toEqual([
      'Toggle navigation bar',
      'Redux',
      'Start',
      'API',
      'Search',
      'Help',
      'dark mode',
    ]);
    expect(within(bar()).getAllByRole('list')).toHaveLength(2);
  });

  it('shows search at its end if no item is the search, and no drawer if nothing is in it', () => {
    configure({items: []});
    renderInSite(<Navbar />);
    expect(within(bar()).getByRole('button', {name: 'Search'})).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: /navigation bar/})).not.toBeInTheDocument();
  });

  it.each(['dark', 'primary'])('takes the style %s', style => {
    configure({style});
    renderInSite(<Navbar />);
    expect(bar()).toHaveClass(`navbar--${style}`);
  });

  it('reports which item of the configuration failed, and why', () => {
    configure({items: [...items, {type: 'custom-sing', label: 'Song'}]});
    expect(() => renderInSite(<Navbar />)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /cannot be shown.*themeConfig\.navbar\.items[\s\S]*"label": "Song"/,
        ),
        cause: expect.objectContaining({
          message: expect.stringContaining('No navbar item has the type "custom-sing"'),
        }),
      }),
    );
    takeConsoleErrors();
  });

  it("names the provider that's missing", () => {
    expect(() => render(<NavbarMobileSidebarToggle />)).toThrow(
      'Hook useNavbarMobileSidebar is called outside the <NavbarMobileSidebarProvider>.',
    );
    takeConsoleErrors();
  });
});

/** A page with a sidebar, and a button that searches without using a link in the drawer. */
function Page(): ReactNode {
  const history = useHistory();
  const Sidebar = () => <a href="/installation">Installation</a>;
  return (
    <>
      <Navbar />
      <NavbarSecondaryMenuFiller component={Sidebar} props={{}} />
      <button onClick={() => history.push('/?q=store')}>Ask</button>
    </>
  );
}

describe('the drawer', () => {
  const dialog = () => document.querySelector('dialog');

  /** Shows a page and has its drawer loaded. */
  async function load(page: ReactNode = <Navbar />) {
    const result = renderInSite(page);
    await userEvent.click(screen.getByRole('button', {name: 'Toggle navigation bar'}));
    await waitFor(() => expect(dialog()).toBeInTheDocument());
    return result;
  }
  async function open(page?: ReactNode): Promise<void> {
    await load(page);
    await waitFor(() => expect(dialog()).toHaveAttribute('open'));
  }

  it("does nothing to the page if it's gone before the browser paints it", async () => {
    const frames = new Map<number, FrameRequestCallback>();
    const request = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation(frame => frames.set(frames.size + 1, frame).size);
    const cancel = jest
      .spyOn(window, 'cancelAnimationFrame')
      .mockImplementation(handle => void frames.set(handle, () => {}));
    const {unmount} = await load();
    unmount();
    expect(frames.size).toBeGreaterThan(0);
    frames.forEach(frame => frame(0));
    expect(document.documentElement.style.overflow).toBe('');
    request.mockRestore();
    cancel.mockRestore();
  });

  it("lets the page scroll again if it's removed while it's open", async () => {
    const {unmount} = await load();
    await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'));
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes if only the query changes, as by a search', async () => {
    await open(<Page />);
    fireEvent.click(screen.getByText('Ask'));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it("stays open if one of its links opens in another tab, since this page doesn't change", async () => {
    await open();
    const api = within(dialog() as HTMLElement).getByRole('link', {name: 'API'});
    // jsdom would load the page in this window. React has read the click by then.
    window.addEventListener('click', event => event.preventDefault(), {once: true});
    fireEvent.click(api, {ctrlKey: true});
    expect(dialog()).toBeVisible();
  });

  it('has no way back to a main menu without items', async () => {
    configure({items: []});
    await open(<Page />);
    expect(await screen.findByRole('link', {name: 'Installation'})).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: /main menu/})).not.toBeInTheDocument();
  });
});
