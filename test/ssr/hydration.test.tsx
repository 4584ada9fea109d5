/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {render} from '@testing-library/react';
import CrashPage from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Loading from '@theme/Loading';
import NotFoundContent from '@theme/NotFound/Content';
import SearchBar from '@theme/SearchBar';
import SkipToContent from '@theme/SkipToContent';
import {SiteProviders} from '../support/SiteProviders';

const error = new Error('The shelf is empty');
const nothing = () => {};
const loading = {timedOut: false, isLoading: true, retry: nothing};

const screens: [string, ReactNode][] = [
  ['Error', <CrashPage key="" error={error} tryAgain={nothing} />],
  ['ErrorPageContent', <ErrorPageContent key="" error={error} tryAgain={nothing} />],
  ['Loading, spinner', <Loading key="" {...loading} error={undefined} pastDelay />],
  ['Loading, failed', <Loading key="" {...loading} error={error} pastDelay={false} />],
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
