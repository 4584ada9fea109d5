/** @jest-environment jsdom */
import {type ReactNode, useEffect, useRef} from 'react';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory, useLocation} from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import siteConfig from '@site/test/support/generated/docusaurus.config';
import {DocsFixture, createSidebar} from '@site/test/support/DocsFixture';
import {renderInSite} from '@site/test/support/renderInSite';
import {collapseDuration} from '@folio/client/sidebar/animateCollapse';
import {useSidebarScroll} from '@folio/client/sidebar/useSidebarScroll';

describe('DocSidebar', () => {
  const {sidebar: settings} = siteConfig.themeConfig.docs;
  afterEach(() => {
    settings.hideable = false;
    settings.autoCollapseCategories = false;
  });

  let history: ReturnType<typeof useHistory>;
  /** How many locations the reader has visited, including the first. */
  let visited: number;

  /** The sidebar as DocRoot shows it. */
  function Sidebar({items}: {items: PropSidebarItem[]}) {
    const location = useLocation();
    const {pathname} = location;
    history = useHistory();
    useEffect(() => {
      visited += 1;
    }, [location]);
    return <DocSidebar sidebar={items} path={pathname} onCollapse={() => {}} isHidden={false} />;
  }

  const renderSidebar = (path: string, items = createSidebar()) => {
    visited = 0;
    return renderInSite(
      <DocsFixture sidebar={items}>
        <Sidebar items={items} />
      </DocsFixture>,
      path,
    );
  };

  const nav = () => screen.getByRole('navigation', {name: 'Docs sidebar'});
  const link = (name: string) => within(nav()).getByRole('link', {name});
  const nameOf = (button: HTMLElement) =>
    (button.getAttribute('aria-label') ?? button.textContent).replace(/^.* category '(.*)'$/, '$1');

  /** The items with other properties for the categories among them, at any depth. */
  const categories = (
    change: (item: PropSidebarItemCategory) => Partial<PropSidebarItemCategory>,
    items: PropSidebarItem[],
  ): PropSidebarItem[] =>
    items.map(item =>
      item.type === 'category'
        ? {...item, ...change(item), items: categories(change, item.items)}
        : item,
    );

  /** The names of the open categories, after each of which the element that its button controls shows. */
  const openOnes = () =>
    within(nav())
      .getAllByRole('button', {hidden: true})
      .filter(button => {
        const part = document.getElementById(button.getAttribute('aria-controls') ?? '');
        const isOpen = button.getAttribute('aria-expanded') === 'true';
        expect(part?.hidden).toBe(!isOpen);
        return isOpen;
      })
      .map(button => nameOf(button));

  const press = async (...names: readonly string[]) => {
    for (const name of names) {
      const buttons = within(nav()).getAllByRole('button', {hidden: true});
      await userEvent.click(buttons.find(button => nameOf(button) === name) ?? document.body);
    }
  };

  it.each<[string, boolean, string, string[], string[]]>([
    ['closed, unless they contain the active page', false, '/tutorials/first', [], ['Tutorials']],
    ['open on the way to it', false, '/tutorials/deeper/third', [], ['Tutorials', 'Deeper']],
    ['still open beside another', false, '/tutorials/first', ['Usage'], ['Tutorials', 'Usage']],
    ['open on the way to it', true, '/tutorials/deeper/third', [], ['Tutorials', 'Deeper']],
    ['closed beside another', true, '/tutorials/first', ['Usage'], ['Usage']],
    [
      'open again after the other is closed',
      true,
      '/tutorials/first',
      ['Tutorials', 'Usage', 'Usage', 'Tutorials'],
      ['Tutorials'],
    ],
  ])('categories are %s (autoCollapseCategories: %s)', async (_, auto, path, pressed, open) => {
    settings.autoCollapseCategories = auto;
    renderSidebar(path);
    await press(...pressed);
    expect(openOnes()).toEqual(open);
  });

  it("opens the active page's category, and closes the others, under autoCollapseCategories", async () => {
    settings.autoCollapseCategories = true;
    renderSidebar('/tutorials/first');
    await press('Usage');
    act(() => history.push('/tutorials/second'));
    expect(openOnes()).toEqual(['Tutorials']);
  });

  it.each<[string, boolean, boolean, string[], string[]]>([
    ['the reader', false, false, ['Tutorials'], ['Deeper', 'Usage']],
    ['another one', true, true, ['Tutorials', 'Usage'], ['Usage']],
  ])('remembers a category that was closed by %s', async (_, auto, collapsed, pressed, open) => {
    settings.autoCollapseCategories = auto;
    const items = categories(item => (item.collapsible ? {collapsed} : {}), createSidebar());
    const {unmount} = renderSidebar('/start', items);
    await press(...pressed);
    unmount();
    renderSidebar('/start', items);
    expect(openOnes()).toEqual(open);
  });

  it('closes a category with its link if the reader is on its page', async () => {
    renderSidebar('/usage');
    expect(openOnes()).toEqual(['Usage']);
    await userEvent.click(link('Usage'));
    expect(openOnes()).toEqual([]);
    expect(visited).toBe(1); // No navigation happened.
  });

  it("shows a category that can't be closed without a button, and stays on its page", async () => {
    renderSidebar(
      '/usage',
      categories(() => ({collapsible: false}), createSidebar()),
    );
    await userEvent.click(link('Usage'));
    expect(within(nav()).queryByRole('button')).not.toBeInTheDocument();
    for (const name of ['Writing tests', 'First steps', 'General']) {
      expect(link(name)).toBeVisible();
    }
  });

  it("links a category's unlisted page only for readers who are on it", () => {
    const unlisted = categories(item => (item.href ? {linkUnlisted: true} : {}), createSidebar());
    const {unmount} = renderSidebar('/start', unlisted);
    expect(within(nav()).queryByRole('link', {name: 'Usage'})).not.toBeInTheDocument();
    unmount();
    renderSidebar('/usage', unlisted);
    expect(link('Usage')).toHaveAttribute('aria-current', 'page');
  });

  it('follows a link without a page load, and leaves clicks with a modifier key to the browser', async () => {
    renderSidebar('/start');
    const general = link('General');
    const seen: boolean[] = [];
    const note = (event: MouseEvent) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(general);
    await user.keyboard('{/Control}');
    expect(general).not.toHaveAttribute('aria-current');
    await user.click(general);
    window.removeEventListener('click', note);
    expect(general).toHaveAttribute('aria-current', 'page');
    expect(seen).toEqual([false, true]);
  });

  it('adds no history entry for a link to the current page', async () => {
    renderSidebar('/tutorials/first');
    await userEvent.click(link('First steps'));
    expect(history.length).toBe(1);
    await userEvent.click(link('Second steps'));
    expect(history.length).toBe(2);
  });

  it('leads beside the site where a link says so', () => {
    siteConfig.baseUrl = '/base/';
    const app = {type: 'link', href: '/app/'} as const;
    const beside = {...app, label: 'Beside', autoAddBaseUrl: false};
    renderSidebar('/base/', [{...app, label: 'Inside'}, beside]);
    siteConfig.baseUrl = '/';
    const hrefs = within(nav()).getAllByRole('link');
    expect(hrefs.map(each => each.getAttribute('href'))).toEqual(['/base/app/', '/app/']);
  });

  it("renders external URLs as ordinary links, and shows the author's HTML", () => {
    renderSidebar('/start');
    const elsewhere = within(nav()).getByRole('link', {name: /Elsewhere/});
    expect(elsewhere).toHaveAttribute('href', 'https://example.com/');
    expect(within(nav()).getByText('By hand').tagName).toBe('EM');
  });

  it('reports a category that is opened with its label or followed, not one whose caret is pressed', async () => {
    const items = createSidebar();
    const onItemClick = jest.fn();
    renderInSite(
      <DocsFixture sidebar={items}>
        <DocSidebarItems items={items} activePath="/start" level={1} onItemClick={onItemClick} />
      </DocsFixture>,
      '/start',
    );
    await userEvent.click(screen.getByRole('button', {name: "Expand sidebar category 'Usage'"}));
    expect(onItemClick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', {name: 'Tutorials'}));
    expect(onItemClick).toHaveBeenLastCalledWith(items[1]);
    await userEvent.click(screen.getByRole('link', {name: 'Usage'}));
    expect(onItemClick).toHaveBeenLastCalledWith(items[2]);
  });
});

it.each([
  [0, 40],
  [36, 192],
  [360, 327],
  [1440, 497],
])('animateCollapse a height of %d px takes %d ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});

describe('useSidebarScroll', () => {
  interface Props {
    readonly sidebar: object;
    readonly activePath: string;
    readonly paths?: string[];
  }

  function Sidebar({sidebar, activePath, paths = ['/a', '/b']}: Props): ReactNode {
    const nav = useRef<HTMLElement>(null);
    useSidebarScroll(nav, sidebar, activePath);
    return (
      <nav ref={nav}>
        {paths.map(path => (
          <a key={path} href={path} aria-current={path === activePath ? 'page' : undefined}>
            {path}
          </a>
        ))}
      </nav>
    );
  }

  const nav = () => screen.getByRole('navigation');

  /** The sidebar is 300 pixels high. `/a` is its second row, and `/b` is far below. */
  beforeEach(() => {
    const tops: Record<string, number> = {'/a': 20, '/b': 1000};
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      const path = this.getAttribute('href');
      const top = path === null ? 0 : (tops[path] ?? 0) - nav().scrollTop;
      const height = path === null ? 300 : 20;
      return {top, bottom: top + height, height} as DOMRect;
    });
  });

  afterEach(() => jest.restoreAllMocks());

  /** What the browser does before it paints. */
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

  it('scrolls to the active item once the reader goes to another page', async () => {
    const sidebar = {};
    const {rerender} = render(<Sidebar sidebar={sidebar} activePath="/a" />);
    await nextFrame();
    expect(nav().scrollTop).toBe(0);
    rerender(<Sidebar sidebar={sidebar} activePath="/b" />);
    await nextFrame();
    expect(nav().scrollTop).toBe(860);
  });

  it('scrolls to the initially active item', async () => {
    render(<Sidebar sidebar={{}} activePath="/b" />);
    await nextFrame();
    expect(nav().scrollTop).toBe(860);
  });

  it('stays where the reader scrolled on the same page', async () => {
    const sidebar = {};
    const {rerender} = render(<Sidebar sidebar={sidebar} activePath="/b" />);
    await nextFrame();
    nav().scrollTop = 120;
    rerender(<Sidebar sidebar={sidebar} activePath="/b" />);
    await nextFrame();
    expect(nav().scrollTop).toBe(120);
  });

  it('comes back to where the reader left it, while another sidebar starts at its top', () => {
    const sidebar = {};
    const none = {activePath: '/elsewhere'};
    const {unmount} = render(<Sidebar sidebar={sidebar} {...none} />);
    nav().scrollTop = 250;
    unmount();
    const {rerender} = render(<Sidebar sidebar={sidebar} {...none} />);
    expect(nav().scrollTop).toBe(250);
    rerender(<Sidebar sidebar={{}} {...none} />);
    expect(nav().scrollTop).toBe(0);
    rerender(<Sidebar sidebar={sidebar} {...none} />);
    expect(nav().scrollTop).toBe(250);
  });

  it('leaves the sidebar alone if it goes before the frame', async () => {
    const {unmount} = render(<Sidebar sidebar={{}} activePath="/b" />);
    const element = nav();
    unmount();
    await nextFrame();
    expect(element.scrollTop).toBe(0);
  });
});
