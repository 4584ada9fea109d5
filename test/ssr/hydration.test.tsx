/** @jest-environment jsdom */
import {act, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import CrashPage from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Loading from '@theme/Loading';
import Navbar from '@theme/Navbar';
import NotFoundContent from '@theme/NotFound/Content';
import SearchBar from '@theme/SearchBar';
import SkipToContent from '@theme/SkipToContent';
import {SiteProviders} from '../support/SiteProviders';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const error = new Error('The shelf is empty');
const nothing = () => {};
const loading = {timedOut: false, isLoading: true, retry: nothing};

const screens: [string, ReactNode][] = [
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
  '%s hydrates what the server rendered, with no recoverable error',
  async (_, screen) => {
    const page = <SiteProviders path="/api/createStor">{screen}</SiteProviders>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    expect(container.firstElementChild).not.toBeNull();

    const recovered: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, {onRecoverableError: found => recovered.push(found)}),
    );
    expect(recovered).toEqual([]);
    act(() => root.unmount());
  },
);
