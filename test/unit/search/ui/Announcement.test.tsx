/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import {ANNOUNCE_DEBOUNCE_MS} from '@site/theme-plugin/search/src/session/constants';
import {
  NO_ANSWER,
  NOTHING_SEARCHED,
  type SessionState,
} from '@site/theme-plugin/search/src/session/sessionState';
import {Announcement} from '@site/theme-plugin/search/src/ui/Announcement';
import {SiteProviders} from '../../../support/SiteProviders';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const found = (query: string, nbHits: number): SessionState => ({
  query,
  status: 'idle',
  screen: 'results',
  answer: {...NO_ANSWER, query, nbHits},
});
const none: SessionState = {...found('zzz', 0), screen: 'none'};
const failed = (kind: 'api' | 'missing-index'): SessionState => {
  const error = new SearchError({kind, message: 'broken'});
  return {...found('a', 0), status: 'error', screen: 'error', answer: {...NO_ANSWER, error}};
};

/**
 * What a screen reader says as the states follow each other: every text that replaces another one. A search is answered
 * within 10 ms, and the reader pauses after each answer.
 */
async function listen(...states: readonly SessionState[]): Promise<string[]> {
  document.body.replaceChildren();
  const tree = (state: SessionState) => (
    <SiteProviders>
      <Announcement state={state} />
    </SiteProviders>
  );
  const {rerender} = render(tree(NOTHING_SEARCHED));
  const said: string[] = [];
  const region = screen.getByRole('status');
  const observer = new MutationObserver(() => said.push(region.textContent ?? ''));
  observer.observe(region, {childList: true, characterData: true, subtree: true});
  for (const state of states) {
    rerender(tree(state));
    const pause = state.status === 'loading' ? 10 : ANNOUNCE_DEBOUNCE_MS;
    await act(async () => jest.advanceTimersByTime(pause));
  }
  observer.disconnect();
  return said.filter(text => text !== '');
}

it.each([
  [found('a', 1), '1 result'],
  [found('a', 9), '9 results'],
  [none, 'No results for “zzz”'],
  [failed('api'), 'Unable to fetch results'],
  [failed('missing-index'), 'There is no search index yet'],
])('announces an outcome: %#', async (state, text) => {
  expect(await listen(state)).toEqual([text]);
});

it.each([
  ['results', found('a', 9), found('ab', 9)],
  ['failures', failed('api'), failed('api')],
])('announces two %s with the same message, each after a search', async (_, first, second) => {
  const [text] = await listen(first);
  const searching: SessionState = {...first, query: second.query, status: 'loading'};
  expect(await listen(first, searching, second)).toEqual([text, text]);
});

it('says nothing while the reader types, and nothing new when more of the same results arrive', async () => {
  expect(await listen({...found('a', 9), query: 'ab', status: 'loading'})).toEqual([]);
  const loading: SessionState = {...found('a', 9), status: 'loading'};
  expect(await listen(found('a', 9), loading, found('a', 9))).toEqual(['9 results']);
});
