/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {render} from '@testing-library/react';
import Admonition from '@theme/Admonition';
import AnnouncementBar from '@theme/AnnouncementBar';
import Details from '@theme/Details';
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
import {SiteProviders} from '../support/SiteProviders';

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
  ['Error', <CrashPage key="" error={error} tryAgain={nothing} />],
  ['ErrorPageContent', <ErrorPageContent key="" error={error} tryAgain={nothing} />],
  ['Loading, spinner', <Loading key="" {...loading} error={undefined} pastDelay />],
  ['Loading, failed', <Loading key="" {...loading} error={error} pastDelay={false} />],
  ['Navbar', <Navbar key="" />],
  ['NotFound/Content', <NotFoundContent key="" />],
  ['SearchBar', <SearchBar key="" />],
  ['SkipToContent', <SkipToContent key="" />],
];

it.each(screens)('%s hydrates what the server rendered, with no recoverable error', (_, screen) => {
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
  expect(recovered).toEqual([]);
});

it('takes over what the server rendered also where the browser has stored other choices', () => {
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
