import {act, render} from '@testing-library/react';
import {ReadableStream, TransformStream} from 'node:stream/web';
import type * as DocSearch3 from 'docsearch-react-3';
import type * as DocSearch4 from '@docsearch/react';
import type {HostedRecord} from '@site/theme-plugin/search/src/build/hostedRecords';
import {readHostedResult} from '@site/theme-plugin/search/src/hosted/hostedHit';
import type {SearchClient, StoredHit} from '@site/theme-plugin/search/src/SearchClient';
import {savedSearchesKeys} from '@site/theme-plugin/search/src/session/createSavedSearches';
import {SearchModal} from '@site/theme-plugin/search/src/ui/SearchModal';
import {answerQuery} from '../../../support/algoliaAnswers';
import {renderInSite} from '../../../support/renderInSite';
import {siteOf} from './hits';

// DocSearch 4 needs these when it's imported, and jsdom has none.
Object.assign(globalThis, {ReadableStream, TransformStream});

const {DocSearchModal: Modal3, version: version3} =
  jest.requireActual<typeof DocSearch3>('docsearch-react-3');
const {DocSearchModal: Modal4, version: version4} =
  jest.requireActual<typeof DocSearch4>('@docsearch/react');

export const DOC_SEARCH_VERSIONS = {3: version3, 4: version4};

const INDEX = 'docs';
const missingUrl = () => '/missing';

/** The service that all of them query. */
const answer = (records: readonly HostedRecord[], query: string) =>
  answerQuery(records, query, new URLSearchParams());

/** Their clients' `search`, as far as their modals use it. */
function serviceOf(records: readonly HostedRecord[]): () => never {
  const search = async ({requests}: {requests: readonly {query: string}[]}) => ({
    results: requests.map(({query}) => ({index: INDEX, ...answer(records, query)})),
  });
  return () => ({search, addAlgoliaAgent: () => {}, transporter: {}}) as never;
}

function clientOf(records: readonly HostedRecord[]): SearchClient {
  return {
    warm: () => {},
    search: async ({query}) => readHostedResult(answer(records, query), url => url),
  };
}

/** Stores a hit as a recent search in each of them. */
export function saveRecent(hit: StoredHit): void {
  const saved = JSON.stringify([hit]);
  localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${INDEX}`, saved);
  // Docusaurus adds the site's namespace, here `-test`, to every key.
  localStorage.setItem(`${savedSearchesKeys(INDEX).recent}-test`, saved);
}

/** Renders each modal: DocSearch 3 and 4, and ours. */
export const MODALS = {
  async 3(records: readonly HostedRecord[]) {
    await act(async () => {
      render(
        <Modal3
          appId="APP"
          apiKey="key"
          indexName={INDEX}
          initialScrollY={0}
          transformSearchClient={serviceOf(records)}
          getMissingResultsUrl={missingUrl}
        />,
      );
    });
  },
  async 4(records: readonly HostedRecord[]) {
    await act(async () => {
      render(
        <Modal4
          appId="APP"
          apiKey="key"
          indices={[INDEX]}
          initialScrollY={0}
          transformSearchClient={serviceOf(records)}
          getMissingResultsUrl={missingUrl}
          onAskAiToggle={() => {}}
        />,
      );
    });
  },
  async ours(records: readonly HostedRecord[]) {
    await act(async () => {
      renderInSite(
        <SearchModal
          site={siteOf(clientOf(records), {getMissingResultsUrl: missingUrl})}
          startLinks={[]}
          onClose={() => {}}
        />,
      );
    });
  },
};
