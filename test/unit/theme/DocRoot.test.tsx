/** @jest-environment jsdom */
import type {ComponentProps} from 'react';
import {act, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useHistory} from '@docusaurus/router';
import siteConfig from '../../support/generated/docusaurus.config';
import DocRoot from '@theme/DocRoot';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {renderInSite} from '../../support/renderInSite';

// No request gets a response: this doesn't test fetched data.
beforeEach(() => {
  globalThis.fetch = () => new Promise<Response>(() => {});
});

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

let go: (path: string) => void;

function Page({path}: {readonly path: string}) {
  go = useHistory().push;
  return <h1>{path}</h1>;
}

const page = (path: string, sidebar?: string) => ({
  path,
  exact: true,
  component: () => <Page path={path} />,
  ...(sidebar && {sidebar}),
});

/** The route that the docs plugin creates. Its pages name their sidebar. */
const route = {
  path: '/',
  component: () => null,
  routes: [
    page('/start', 'docs'),
    page('/tutorials/first', 'docs'),
    page('/api', 'api'),
    page('/alone'),
  ],
};

const renderDocs = (path: string) => {
  // Core adds the match and the location, which DocRoot doesn't use.
  const props = {route} as unknown as ComponentProps<typeof DocRoot>;
  return renderInSite(
    <DocsFixture version={{docsSidebars: {docs: createSidebar(), api: createSidebar()}}}>
      <DocRoot {...props} />
    </DocsFixture>,
    path,
  );
};

afterEach(() => {
  siteConfig.themeConfig.docs.sidebar.hideable = false;
});

it('shows the sidebar beside the text, and keeps it on navigation', async () => {
  renderDocs('/start');
  const nav = screen.getByRole('navigation', {name: 'Docs sidebar'});
  expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('/start');
  act(() => go('/tutorials/first'));
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('/tutorials/first');
  expect(screen.getByRole('navigation', {name: 'Docs sidebar'})).toBe(nav);
});

it('gives each sidebar its own scroll position', () => {
  renderDocs('/start');
  const nav = screen.getByRole('navigation', {name: 'Docs sidebar'});
  act(() => go('/api'));
  expect(screen.getByRole('navigation', {name: 'Docs sidebar'})).not.toBe(nav);
});

it('shows only the page if it has no sidebar', () => {
  renderDocs('/alone');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('/alone');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('shows the not-found page for an unknown path', async () => {
  const asked = jest.fn(() => new Promise<Response>(() => {}));
  globalThis.fetch = asked;
  renderDocs('/nowhere');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page not found');
  // Its hint is loaded, and then asks for the site's pages.
  await waitFor(() => expect(asked).toHaveBeenCalled());
});

it('hides and restores the sidebar and moves the focus, if the site allows it', async () => {
  siteConfig.themeConfig.docs.sidebar.hideable = true;
  renderDocs('/start');
  await userEvent.click(screen.getByRole('button', {name: 'Collapse sidebar'}));
  expect(screen.queryByRole('navigation', {name: 'Docs sidebar'})).not.toBeInTheDocument();
  const expand = screen.getByRole('button', {name: 'Expand sidebar'});
  expect(expand).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  expect(screen.getByRole('button', {name: 'Collapse sidebar'})).toHaveFocus();
});
