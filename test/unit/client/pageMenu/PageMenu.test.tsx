/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import DocItem from '@theme/DocItem';
import siteConfig from '../../../support/generated/docusaurus.config';
import {createSidebar, DocsFixture} from '../../../support/DocsFixture';
import {renderInSite} from '../../../support/renderInSite';
import {switchWindow} from '../../../support/switchWindow';
import {themeConfigOfTest} from '../../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
const {folio} = siteConfig.themeConfig;

const setMenu = (pageMenu: unknown) => setThemeConfig({folio: {...folio, pageMenu}});

function renderDoc(editUrl: string | null = 'https://github.com/a/b/edit/main/first.md') {
  const content = Object.assign(() => <button>Text of the doc.</button>, {
    metadata: {
      id: 'tutorials/first',
      title: 'First steps',
      permalink: '/tutorials/first',
      editUrl,
      frontMatter: {},
      tags: [],
    },
    frontMatter: {},
    assets: {},
    toc: [],
  }) as unknown as PropDocContent;
  const route = {component: () => null, exact: true, path: '/tutorials/first'};
  renderInSite(
    <DocsFixture sidebar={createSidebar()} version={{}}>
      <DocItem content={content} route={route} />
    </DocsFixture>,
    '/tutorials/first',
  );
}

const menuButton = () => screen.getByRole('button', {name: 'Open in…'});

it.each([undefined, false])('shows no buttons with pageMenu: %s', pageMenu => {
  setMenu(pageMenu);
  renderDoc();
  expect(screen.queryByRole('button', {name: 'Copy page'})).not.toBeInTheDocument();
  expect(screen.queryByRole('button', {name: 'Open in…'})).not.toBeInTheDocument();
});

it('lists the Markdown, the source, and the assistants that the site configures', async () => {
  setMenu({assistants: [{label: 'Helper', url: 'https://example.com/?q=Read+{url}'}]});
  renderDoc();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(menuButton());
  const list = document.getElementById(menuButton().getAttribute('aria-controls') ?? '');
  const links = within(list as HTMLElement).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View as Markdown', '/tutorials/first.md'],
    ['View source on GitHub', 'https://github.com/a/b/blob/main/first.md'],
    ['Edit this page', 'https://github.com/a/b/edit/main/first.md'],
    [
      'Open in Helper',
      'https://example.com/?q=Read+https%3A%2F%2Fexample.com%2Ftutorials%2Ffirst.md',
    ],
  ]);
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
});

it("lists only the Markdown by default for a page that can't be edited", async () => {
  setMenu({assistants: []});
  renderDoc(null);
  await userEvent.click(menuButton());
  const list = await screen.findByRole('link', {name: 'View as Markdown'});
  expect(within(list.closest('ul') as HTMLElement).getAllByRole('link')).toHaveLength(1);
});

it('stays open when only the window loses the focus', async () => {
  setMenu({assistants: []});
  renderDoc(null);
  await userEvent.click(menuButton());
  await userEvent.tab();
  switchWindow();
  expect(screen.getByRole('link', {name: 'View as Markdown'})).toHaveFocus();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
});

it('closes on Escape, which returns the focus, when focus leaves, and on a press elsewhere', async () => {
  setMenu({assistants: []});
  renderDoc(null);
  const markdown = () => screen.queryByRole('link', {name: 'View as Markdown'});

  await userEvent.click(menuButton());
  await userEvent.tab();
  expect(markdown()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(markdown()).not.toBeInTheDocument();
  expect(menuButton()).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(markdown()).toBeInTheDocument();
  await userEvent.tab({shift: true});
  await userEvent.tab({shift: true});
  expect(markdown()).not.toBeInTheDocument();

  await userEvent.click(menuButton());
  await userEvent.click(screen.getByText('Text of the doc.'));
  expect(markdown()).not.toBeInTheDocument();
  await userEvent.click(menuButton());
  await userEvent.click(menuButton());
  expect(markdown()).not.toBeInTheDocument();
});
