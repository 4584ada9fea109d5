import {useLayoutEffect, type ReactNode, type RefObject} from 'react';
import type {SavedSearches} from '../session/createSavedSearches';
import {ErrorScreen} from './ErrorScreen';
import {NoResultsScreen} from './NoResultsScreen';
import {ResultsScreen} from './ResultsScreen';
import type {ScreenProps} from './screenProps';
import {StartScreen} from './StartScreen';

type Props = ScreenProps & {
  /** The search box. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly saved: SavedSearches;
  readonly getMissingResultsUrl?: (query: string) => string;
};

/** The panel below the search box, with the screen that the state asks for. */
export function SearchPanel({input, saved, getMissingResultsUrl, ...screen}: Props): ReactNode {
  const {state, dialog} = screen;
  useLayoutEffect(() => {
    if (state.activeDescendant) {
      document.getElementById(state.activeDescendant)?.scrollIntoView({block: 'nearest'});
    }
  }, [state.activeDescendant]);

  return (
    <div
      className="DocSearch-Dropdown"
      hidden={!state.isOpen}
      // The input keeps the focus while rows are scrolled or clicked.
      onMouseDown={event => event.preventDefault()}>
      {state.screen === 'start' && <StartScreen {...screen} saved={saved} input={input} />}
      {state.screen === 'results' && (
        <ResultsScreen
          groups={state.groups}
          activeIndex={state.activeIndex}
          activeDescendant={state.activeDescendant}
          dialog={dialog}
          listId={screen.listId}
        />
      )}
      {state.screen === 'none' && (
        <NoResultsScreen
          query={state.answer.query}
          suggestions={state.answer.suggestions}
          onSuggestion={dialog.input}
          getMissingResultsUrl={getMissingResultsUrl}
        />
      )}
      {state.screen === 'error' && (
        <ErrorScreen kind={state.answer.error?.kind ?? 'unreachable'} onRetry={dialog.retry} />
      )}
    </div>
  );
}
