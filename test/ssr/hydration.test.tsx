/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {act, render} from '@testing-library/react';
import AnnouncementBar from '@theme/AnnouncementBar';
import DocSidebar from '@theme/DocSidebar';
import CrashPage from '@theme/Error';
import Loading from '@theme/Loading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {createSidebar, DocsFixture} from '../support/DocsFixture';
import {narrowViewport} from '../support/narrowViewport';
import {SiteProviders} from '../support/SiteProviders';

/** Hydrates the HTML that the server renders for a page. */
async function hydrate(content: ReactNode, path = '/', openBrowser = () => {}) {
  const page = <SiteProviders path={path}>{content}</SiteProviders>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.firstElementChild).not.toBeNull();
  const nav = container.querySelector('nav');
  const selected = container.querySelector('[aria-selected=true]')?.textContent;
  openBrowser();
  const onRecoverableError = jest.fn();
  render(page, {container, hydrate: true, onRecoverableError});
  await act(async () => {});
  expect(onRecoverableError).not.toHaveBeenCalled();
  return {container, nav, selected};
}

const error = new Error('The shelf is empty');
const nothing = () => {};
const loading = {timedOut: false, isLoading: true, retry: nothing};

// The browser tests hydrate every page of the site. No page shows these.
it.each([
  ['Error', <CrashPage key="" error={error} tryAgain={nothing} />],
  ['Loading, spinner', <Loading key="" {...loading} error={undefined} pastDelay />],
  ['Loading, failed', <Loading key="" {...loading} error={error} pastDelay={false} />],
])('%s hydrates without a recoverable error', async (_, screen) => {
  await hydrate(screen);
});

it('hydrates even if the browser has stored other choices', async () => {
  localStorage.setItem('docusaurus.tab.os-test', 'windows');
  localStorage.setItem('docusaurus.announcement.dismiss-test', 'true');
  localStorage.setItem('docusaurus.announcement.id-test', 'news');
  const {container, selected} = await hydrate(
    <>
      <AnnouncementBar />
      <Tabs groupId="os" queryString>
        <TabItem value="linux">Linux</TabItem>
        <TabItem value="windows">Windows</TabItem>
      </Tabs>
    </>,
  );
  expect(selected).toBe('linux');
  expect(container.querySelector('[aria-selected=true]')).toHaveTextContent('windows');
});

it("DocSidebar keeps the server's HTML in a narrow viewport", async () => {
  const sidebar = createSidebar();
  const original = window.matchMedia;
  const {container, nav} = await hydrate(
    <DocsFixture sidebar={sidebar}>
      <DocSidebar sidebar={sidebar} path="/start" onCollapse={nothing} isHidden={false} />
    </DocsFixture>,
    '/start',
    narrowViewport,
  );
  window.matchMedia = original;
  expect(nav).toHaveTextContent('First steps');
  expect(container.querySelector('nav')).toBe(nav);
});
