/** @jest-environment jsdom */
import {useEffect} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory, useLocation} from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import siteConfig from '../../support/generated/docusaurus.config';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {narrowViewport} from '../../support/narrowViewport';
import {renderInSite} from '../../support/renderInSite';

const {sidebar: settings} = siteConfig.themeConfig.docs;
const originalMatchMedia = window.matchMedia;
afterEach(() => {
  settings.hideable = false;
  settings.autoCollapseCategories = false;
  window.matchMedia = originalMatchMedia;
});

type History = ReturnType<typeof useHistory>;
let history: History;
let go: History['push'];
/** How many locations the reader has visited, including the first. */
let visited: number;

/** The sidebar as DocRoot shows it. `go` navigates. */
function Sidebar({items}: {items: PropSidebarItem[]}) {
  const location = useLocation();
  const {pathname} = location;
  history = useHistory();
  go = history.push;
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
const toggle = (name: string) => within(nav()).getByRole('button', {name, hidden: true});
/** The element that a toggle opens, found the way assistive technology finds it. */
const controlled = (name: string) => {
  const part = document.getElementById(toggle(name).getAttribute('aria-controls') ?? '');
  if (!part) {
    throw new Error(`"${name}" controls nothing.`);
  }
  return part;
};
const isOpen = (name: string) => {
  const expanded = toggle(name).getAttribute('aria-expanded') === 'true';
  expect(controlled(name).hidden).toBe(!expanded);
  return expanded;
};

it('starts with categories closed, unless they contain the active page', () => {
  renderSidebar('/tutorials/first');
  expect(isOpen('Tutorials')).toBe(true);
  expect(isOpen('Deeper')).toBe(false);
  expect(isOpen("Expand sidebar category 'Usage'")).toBe(false);
});

it('opens each category on the way to the active page', () => {
  renderSidebar('/tutorials/deeper/third');
  expect(isOpen('Tutorials')).toBe(true);
  expect(isOpen('Deeper')).toBe(true);
});

it('keeps the links of closed categories in the page', () => {
  renderSidebar('/start');
  expect(isOpen('Tutorials')).toBe(false);
  expect(controlled('Tutorials').querySelector('a[href="/tutorials/second"]')).not.toBeNull();
});

it('marks only the active page', () => {
  renderSidebar('/tutorials/first/');
  const current = nav().querySelectorAll('[aria-current]');
  expect([...current].map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['First steps', 'page'],
  ]);
});

it('opens and closes a category with its button', async () => {
  renderSidebar('/start');
  await userEvent.click(toggle('Tutorials'));
  expect(isOpen('Tutorials')).toBe(true);
  await userEvent.click(toggle('Tutorials'));
  expect(isOpen('Tutorials')).toBe(false);
});

it('gives a category with a page a link and a button', async () => {
  renderSidebar('/start');
  expect(within(nav()).getByRole('link', {name: 'Usage'})).toHaveAttribute('href', '/usage');
  await userEvent.click(toggle("Expand sidebar category 'Usage'"));
  expect(isOpen("Collapse sidebar category 'Usage'")).toBe(true);
});

it('closes a category with its link if the reader is on its page', async () => {
  renderSidebar('/usage');
  expect(isOpen("Collapse sidebar category 'Usage'")).toBe(true);
  await userEvent.click(within(nav()).getByRole('link', {name: 'Usage'}));
  expect(isOpen("Expand sidebar category 'Usage'")).toBe(false);
  expect(visited).toBe(1); // No navigation happened.
});

it("stays on a category's page without closing one that can't be closed", async () => {
  const fixed = createSidebar().map(item =>
    item.type === 'category' ? {...item, collapsible: false} : item,
  );
  renderSidebar('/usage', fixed);
  await userEvent.click(within(nav()).getByRole('link', {name: 'Usage'}));
  expect(within(nav()).getByRole('link', {name: 'Writing tests'})).toBeVisible();
  expect(within(nav()).getByRole('link', {name: 'First steps'})).toBeVisible();
});

it("links a category's unlisted page only for readers who are on it", () => {
  const unlisted = createSidebar().map(item =>
    item.type === 'category' && item.href ? {...item, linkUnlisted: true} : item,
  );
  const {unmount} = renderSidebar('/start', unlisted);
  expect(within(nav()).queryByRole('link', {name: 'Usage'})).not.toBeInTheDocument();
  expect(isOpen('Usage')).toBe(false);
  unmount();
  renderSidebar('/usage', unlisted);
  expect(within(nav()).getByRole('link', {name: 'Usage'})).toHaveAttribute('aria-current', 'page');
});

it('shows an unlisted page only to readers who are on it', () => {
  const draft = (name: string): PropSidebarItem => ({
    type: 'link',
    label: name,
    href: `/${name}`,
    docId: name,
    unlisted: true,
  });
  const items: PropSidebarItem[] = [
    draft('draft'),
    {type: 'category', label: 'Drafts', collapsed: true, collapsible: true, items: [draft('next')]},
  ];
  const {unmount} = renderSidebar('/start', items);
  expect(nav()).toHaveTextContent(/^$/);
  unmount();
  renderSidebar('/next', items);
  expect(nav()).toHaveTextContent(/^Drafts.*next$/);
});

it("goes to a category's page with its link, and opens it", async () => {
  renderSidebar('/start');
  await userEvent.click(within(nav()).getByRole('link', {name: 'Usage'}));
  expect(visited).toBe(2);
  expect(nav().querySelector('[aria-current="page"]')).toHaveTextContent('Usage');
  expect(isOpen("Collapse sidebar category 'Usage'")).toBe(true);
});

it("shows a category that can't be closed without a button", () => {
  renderSidebar('/start');
  expect(screen.queryByRole('button', {name: /Questions/})).not.toBeInTheDocument();
  expect(within(nav()).getByRole('link', {name: 'General'})).toBeVisible();
});

it('opens the category of a page that the reader goes to', () => {
  renderSidebar('/start');
  act(() => go('/tutorials/first'));
  expect(isOpen('Tutorials')).toBe(true);
  expect(nav().querySelector('[aria-current="page"]')).toHaveTextContent('First steps');
});

it('opens a closed category if the browser finds something in it', () => {
  renderSidebar('/start');
  act(() => {
    controlled('Tutorials').dispatchEvent(new Event('beforematch', {bubbles: true}));
  });
  expect(isOpen('Tutorials')).toBe(true);
});

it('remembers open groups after a page without the sidebar', async () => {
  const items = createSidebar();
  const {unmount} = renderSidebar('/start', items);
  await userEvent.click(toggle('Tutorials'));
  unmount();
  renderSidebar('/start', items);
  expect(isOpen('Tutorials')).toBe(true);
});

it('remembers that the reader closed a group that starts open', async () => {
  const items = createSidebar().map(item =>
    item.type === 'category' && item.collapsible ? {...item, collapsed: false} : item,
  );
  const {unmount} = renderSidebar('/start', items);
  expect(isOpen('Tutorials')).toBe(true);
  await userEvent.click(toggle('Tutorials'));
  unmount();
  renderSidebar('/start', items);
  expect(isOpen('Tutorials')).toBe(false);
});

it('remembers where it was scrolled to', () => {
  const items = createSidebar();
  const {unmount} = renderSidebar('/start', items);
  nav().scrollTop = 77;
  unmount();
  renderSidebar('/start', items);
  expect(nav().scrollTop).toBe(77);
});

it('leaves other categories open by default', async () => {
  renderSidebar('/tutorials/first');
  await userEvent.click(toggle("Expand sidebar category 'Usage'"));
  expect(isOpen('Tutorials')).toBe(true);
});

it('starts with the category of the active page open under autoCollapseCategories', () => {
  settings.autoCollapseCategories = true;
  renderSidebar('/tutorials/deeper/third');
  expect(isOpen('Tutorials')).toBe(true);
  expect(isOpen('Deeper')).toBe(true);
  expect(isOpen("Expand sidebar category 'Usage'")).toBe(false);
});

it('closes the other categories of a level under autoCollapseCategories', async () => {
  settings.autoCollapseCategories = true;
  renderSidebar('/tutorials/first');
  await userEvent.click(toggle("Expand sidebar category 'Usage'"));
  expect(isOpen('Tutorials')).toBe(false);
  act(() => go('/tutorials/second'));
  expect(isOpen('Tutorials')).toBe(true);
  expect(isOpen("Expand sidebar category 'Usage'")).toBe(false);
});

it('opens a category again, after the one that closed it is closed, under autoCollapseCategories', async () => {
  settings.autoCollapseCategories = true;
  renderSidebar('/tutorials/first');
  await userEvent.click(toggle('Tutorials'));
  expect(isOpen('Tutorials')).toBe(false);
  await userEvent.click(toggle("Expand sidebar category 'Usage'"));
  await userEvent.click(toggle("Collapse sidebar category 'Usage'"));
  await userEvent.click(toggle('Tutorials'));
  expect(isOpen('Tutorials')).toBe(true);
});

it('remembers that a category was closed by another one', async () => {
  settings.autoCollapseCategories = true;
  const items = createSidebar();
  const {unmount} = renderSidebar('/start', items);
  await userEvent.click(toggle('Tutorials'));
  await userEvent.click(toggle("Expand sidebar category 'Usage'"));
  unmount();
  renderSidebar('/start', items);
  expect(isOpen('Tutorials')).toBe(false);
  expect(isOpen("Collapse sidebar category 'Usage'")).toBe(true);
});

it('follows a link without a page load, and leaves clicks with a modifier key to the browser', async () => {
  renderSidebar('/start');
  const link = within(nav()).getByRole('link', {name: 'General'});
  const seen: boolean[] = [];
  const note = (event: MouseEvent) => {
    seen.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(link).not.toHaveAttribute('aria-current');
  await user.click(link);
  window.removeEventListener('click', note);
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(seen).toEqual([false, true]);
});

it('adds no history entry for a link to the current page', async () => {
  renderSidebar('/tutorials/first');
  await userEvent.click(within(nav()).getByRole('link', {name: 'First steps'}));
  expect(history.length).toBe(1);
  await userEvent.click(within(nav()).getByRole('link', {name: 'Second steps'}));
  expect(history.length).toBe(2);
});

it('leads beside the site where a link says so', () => {
  siteConfig.baseUrl = '/base/';
  const link = (label: string, more: {autoAddBaseUrl?: boolean}): PropSidebarItem => {
    return {type: 'link', label, href: '/app/', ...more};
  };
  renderSidebar('/base/', [link('Inside', {}), link('Beside', {autoAddBaseUrl: false})]);
  siteConfig.baseUrl = '/';
  const hrefs = within(nav()).getAllByRole('link');
  expect(hrefs.map(each => each.getAttribute('href'))).toEqual(['/base/app/', '/app/']);
});

it("renders external URLs as ordinary links, and shows the author's HTML", () => {
  renderSidebar('/start');
  expect(within(nav()).getByRole('link', {name: /Elsewhere/})).toHaveAttribute(
    'href',
    'https://example.com/',
  );
  expect(within(nav()).getByText('By hand').tagName).toBe('EM');
});

it('offers to hide itself only if the site allows it', () => {
  const {unmount} = renderSidebar('/start');
  expect(screen.queryByRole('button', {name: 'Collapse sidebar'})).not.toBeInTheDocument();
  unmount();
  settings.hideable = true;
  renderSidebar('/start');
  expect(screen.getByRole('button', {name: 'Collapse sidebar'})).toBeInTheDocument();
});

it('renders when a narrow viewport becomes wide', () => {
  const viewport = narrowViewport();
  renderSidebar('/start');
  expect(screen.queryByRole('navigation', {name: 'Docs sidebar'})).not.toBeInTheDocument();
  act(() => viewport.widen());
  expect(nav()).toBeInTheDocument();
});
