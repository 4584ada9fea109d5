/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import Navbar from '@theme/Navbar';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import {dialogInJsdom} from '../../support/dialogInJsdom';
import {renderInSite} from '../../support/renderInSite';
import {switchWindow} from '../../support/switchWindow';
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
const toggle = () => screen.getByRole('button', {name: 'Toggle navigation bar'});
const drawer = () => screen.queryByRole('dialog', {name: 'Navigation'});

/** jsdom has no layout, and theme-common's provider reads only the width. */
async function resizeTo(width: number): Promise<void> {
  Object.assign(window, {innerWidth: width});
  fireEvent(window, new Event('resize'));
}

beforeEach(async () => {
  configure();
  await resizeTo(390);
});

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

  it('shows search at its end if no item is the search', () => {
    configure({items: []});
    renderInSite(<Navbar />);
    expect(within(bar()).getByRole('button', {name: 'Search'})).toBeInTheDocument();
  });

  it("has no drawer if there's nothing to show in it", () => {
    configure({items: []});
    renderInSite(<Navbar />);
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

const Sidebar = () => <a href="/installation">Installation</a>;

/** A page with a sidebar, and a button that navigates without using a link in the drawer. */
function Page(): ReactNode {
  const history = useHistory();
  return (
    <>
      <Navbar />
      <NavbarSecondaryMenuFiller component={Sidebar} props={{}} />
      <button type="button" onClick={() => history.push('/api')}>
        Go
      </button>
      <button type="button" onClick={() => history.push('/?q=store')}>
        Ask
      </button>
      <button type="button" onClick={() => history.goBack()}>
        Back
      </button>
    </>
  );
}

describe('the drawer', () => {
  async function open(page: ReactNode = <Navbar />): Promise<void> {
    renderInSite(page);
    await userEvent.click(toggle());
    await screen.findByRole('dialog', {name: 'Navigation'});
  }
  const expectClosed = () =>
    waitFor(() => expect(document.querySelector('dialog')).not.toBeInTheDocument());

  it("isn't rendered until it's opened", () => {
    renderInSite(<Navbar />);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).not.toHaveAttribute('aria-controls');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('opens with its toggle and takes the focus', async () => {
    await open();
    const button = document.querySelector('.navbar__toggle');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', drawer()?.id);
    expect(screen.getByRole('button', {name: 'Close navigation bar'})).toHaveFocus();
  });

  it("does nothing to the page if it's gone before the browser paints it", async () => {
    const frames = new Map<number, FrameRequestCallback>();
    const request = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation(frame => frames.set(frames.size + 1, frame).size);
    const cancel = jest
      .spyOn(window, 'cancelAnimationFrame')
      .mockImplementation(handle => void frames.set(handle, () => {}));
    const {unmount} = renderInSite(<Navbar />);
    await userEvent.click(toggle());
    await waitFor(() => expect(document.querySelector('dialog')).toBeInTheDocument());
    unmount();
    expect(frames.size).toBeGreaterThan(0);
    frames.forEach(frame => frame(0));
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(document.documentElement.style.overflow).toBe('');
    request.mockRestore();
    cancel.mockRestore();
  });

  it("lets the page scroll again if it's removed while it's open", async () => {
    const {unmount} = renderInSite(<Navbar />);
    await userEvent.click(toggle());
    await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'));
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('contains the items of both sides as a list', async () => {
    await open();
    const links = within(drawer() ?? document.body).getAllByRole('link');
    expect(links.map(({textContent}) => textContent)).toEqual(['Redux', 'Start', 'API', 'Help']);
  });

  it("locks the page while it's open, and restores the site's styles", async () => {
    const {style} = document.documentElement;
    style.overflow = 'clip';
    await open();
    expect(style.overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', {name: 'Close navigation bar'}));
    await expectClosed();
    expect(style.overflow).toBe('clip');
    style.overflow = '';
  });

  it('closes with its button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', {name: 'Close navigation bar'}));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on a click outside, but not on one inside', async () => {
    await open();
    fireEvent.click(screen.getAllByRole('list')[0]);
    await act(() => new Promise(resolve => setTimeout(resolve, 20)));
    expect(drawer()).toBeInTheDocument();
    fireEvent.click(drawer() ?? document.body);
    await expectClosed();
  });

  it('stays open, with the focus in it, when only the window loses the focus', async () => {
    await open();
    switchWindow();
    await act(() => new Promise(resolve => setTimeout(resolve, 20)));
    expect(drawer()).toHaveAttribute('open');
    expect(screen.getByRole('button', {name: 'Close navigation bar'})).toHaveFocus();
  });

  it('closes when one of its links is followed', async () => {
    await open();
    await userEvent.click(within(drawer() ?? document.body).getByRole('link', {name: 'API'}));
    await expectClosed();
  });

  it('closes on any change of route', async () => {
    await open(<Page />);
    fireEvent.click(screen.getByText('Go'));
    await expectClosed();
  });

  it('closes if only the query changes, as by a search', async () => {
    await open(<Page />);
    fireEvent.click(screen.getByText('Ask'));
    await expectClosed();
  });

  it("stays open if one of its links opens in another tab, since this page doesn't change", async () => {
    await open();
    const api = within(drawer() ?? document.body).getByRole('link', {name: 'API'});
    // jsdom would load the page in this window. React has read the click by then.
    window.addEventListener('click', event => event.preventDefault(), {once: true});
    fireEvent.click(api, {ctrlKey: true});
    await act(() => new Promise(resolve => setTimeout(resolve, 20)));
    expect(drawer()).toHaveAttribute('open');
  });

  it('closes on Back and stays on the page', async () => {
    renderInSite(<Page />);
    fireEvent.click(screen.getByText('Go'));
    await userEvent.click(toggle());
    await screen.findByRole('dialog', {name: 'Navigation'});
    fireEvent.click(screen.getByText('Back'));
    await expectClosed();
    expect(within(bar()).getByRole('link', {name: 'API'})).toHaveAttribute('aria-current', 'page');
  });

  it('closes when the window becomes wide', async () => {
    await open();
    await resizeTo(1200);
    await expectClosed();
  });

  it('shows the second menu first, and leads back to the main menu with the focus', async () => {
    await open(<Page />);
    expect(await screen.findByRole('link', {name: 'Installation'})).toBeInTheDocument();
    expect(within(drawer() ?? document.body).queryByRole('link', {name: 'API'})).toBeNull();
    await userEvent.click(screen.getByRole('button', {name: '← Back to main menu'}));
    expect(screen.queryByRole('link', {name: 'Installation'})).not.toBeInTheDocument();
    expect(within(drawer() ?? document.body).getByRole('link', {name: 'Start'})).toHaveFocus();
  });

  it('has no way back to a main menu without items', async () => {
    configure({items: []});
    renderInSite(<Page />);
    await userEvent.click(toggle());
    expect(await screen.findByRole('link', {name: 'Installation'})).toBeInTheDocument();
    expect(screen.queryByRole('button', {name: /main menu/})).not.toBeInTheDocument();
  });
});
