import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import {RouteContextProvider} from '../../client/coreInternal';
import {THEME_NAME} from '../../shared/constants';

/** What the layout of a crash page would have got from the crashed route. */
const ROUTE_CONTEXT = {plugin: {name: THEME_NAME, id: 'default'}};

/**
 * The crash page for errors that reach the root. It's rendered in the layout, or without it if the layout itself
 * crashes.
 */
export default function Error(props: Props): ReactNode {
  return (
    <RouteContextProvider value={ROUTE_CONTEXT}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>
            {translate({
              id: 'theme.ErrorPageContent.title',
              message: 'This page crashed.',
              description: 'The title of the fallback page when the page crashed',
            })}
          </title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
