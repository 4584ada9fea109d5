import {useSyncExternalStore} from 'react';
import type {SearchController} from '../controller/searchController';
import type {SearchState} from '../controller/searchState';

/** The controller's state; the component renders again whenever it changes. */
export function useSearchState({subscribe, getState}: SearchController): SearchState {
  return useSyncExternalStore(subscribe, getState, getState);
}
