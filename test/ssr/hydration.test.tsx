/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {act, render} from '@testing-library/react';
import Admonition from '@theme/Admonition';
import AnnouncementBar from '@theme/AnnouncementBar';
import Details from '@theme/Details';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocSidebar from '@theme/DocSidebar';
import EditMetaRow from '@theme/EditMetaRow';
import CrashPage from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import Navbar from '@theme/Navbar';
import NotFoundContent from '@theme/NotFound/Content';
import SearchBar from '@theme/SearchBar';
import SkipToContent from '@theme/SkipToContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import TOC from '@theme/TOC';
import {ReadingBar} from '../../theme-plugin/src/client/toc/ReadingBar';
import {createSidebar, DocsFixture} from '../support/DocsFixture';
import {narrowViewport} from '../support/narrowViewport';
import {SiteProviders} from '../support/SiteProviders';

// No request gets a response: this doesn't test fetched data.
beforeEach(() => {
  globalThis.fetch = () => new Promise<Response>(() => {});
});

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const error = new Error('The shelf is empty');
const nothing = () => {};
const loading = {timedOut: false, isLoading: true, retry: nothing};

const tabs = (
  <Tabs key="" groupId="os" queryString>
    <TabItem value="linux">Linux</TabItem>
    <TabItem value="windows">Windows</TabItem>
  </Tabs>
);

const toc = [{id: 'part', level: 2, value: 'Part'}];
const sidebar = createSidebar();
const docsSidebar = (
  <DocsFixture sidebar={sidebar}>
    <DocSidebar sidebar={sidebar} path="/start" onCollapse={nothing} isHidden={false} />
  </DocsFixture>
);

const screens: [string, ReactNode][] = [
  [
    'Admonition',
    <Admonition key="" type="tip">
      Text
    </Admonition>,
  ],
  [
    'Details',
    <Details key="" summary="More">
      Text
    </Details>,
  ],
  [
    'Heading',
    <Heading key="" as="h2" id="part">
      A part
    </Heading>,
  ],
  [
    'Layout',
    <Layout key="" title="Page">
      Text
    </Layout>,
  ],
  ['Tabs', tabs],
  [
    'DocBreadcrumbs',
    <DocsFixture key="" sidebar={sidebar}>
      <DocBreadcrumbs />
    </DocsFixture>,
  ],
  [
    'DocPaginator',
    <DocsFixture key="" sidebar={sidebar}>
      <DocPaginator previous={{title: 'Start', permalink: '/start'}} next={undefined} />
    </DocsFixture>,
  ],
  ['DocSidebar', docsSidebar],
  [
    'EditMetaRow',
    <EditMetaRow
      key=""
      className=""
      editUrl="https://example.com/"
      lastUpdatedAt={1e12}
      lastUpdatedBy={null}
    />,
  ],
  ['TOC', <TOC key="" toc={toc} />],
  ['ReadingBar', <ReadingBar key="" toc={toc} />],
  ['Error', <CrashPage key="" error={error} tryAgain={nothing} />],
  ['ErrorPageContent', <ErrorPageContent key="" error={error} tryAgain={nothing} />],
  ['Loading, spinner', <Loading key="" {...loading} error={undefined} pastDelay />],
  ['Loading, failed', <Loading key="" {...loading} error={error} pastDelay={false} />],
  ['Navbar', <Navbar key="" />],
  ['NotFound/Content', <NotFoundContent key="" />],
  ['SearchBar', <SearchBar key="" />],
  ['SkipToContent', <SkipToContent key="" />],
];

it.each(screens)(
  '%s hydrates the server-rendered HTML without a recoverable error',
  async (_, screen) => {
    const page = <SiteProviders path="/api/createStor">{screen}</SiteProviders>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container.firstElementChild).not.toBeNull();

    const recovered: unknown[] = [];
    render(page, {
      container,
      hydrate: true,
      onRecoverableError: found => recovered.push(found),
    });
    // What a component loads once it's mounted, such as the not-found page's suggestions.
    await act(async () => {});
    expect(recovered).toEqual([]);
  },
);

it('hydrates the server-rendered HTML even if the browser has stored other choices', () => {
  localStorage.setItem('docusaurus.tab.os-test', 'windows');
  localStorage.setItem('docusaurus.announcement.dismiss-test', 'true');
  localStorage.setItem('docusaurus.announcement.id-test', 'news');
  const page = (
    <SiteProviders path="/">
      <AnnouncementBar />
      {tabs}
      <Footer />
    </SiteProviders>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.querySelector('[aria-selected=true]')).toHaveTextContent('linux');

  const recovered: unknown[] = [];
  render(page, {
    container,
    hydrate: true,
    onRecoverableError: found => recovered.push(found),
  });
  expect(recovered).toEqual([]);
  expect(container.querySelector('[aria-selected=true]')).toHaveTextContent('windows');
});

it("DocSidebar keeps the server's HTML in a narrow viewport", () => {
  const page = <SiteProviders path="/start">{docsSidebar}</SiteProviders>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const nav = container.querySelector('nav');
  const original = window.matchMedia;
  narrowViewport();
  const recovered: unknown[] = [];
  render(page, {
    container,
    hydrate: true,
    onRecoverableError: found => recovered.push(found),
  });
  window.matchMedia = original;
  expect(recovered).toEqual([]);
  expect(nav?.textContent).toContain('First steps');
  expect(container.querySelector('nav')).toBe(nav);
});
