import {useLayoutEffect, useState} from 'react';
import type {SearchController} from '../../session/searchController';
import type {SearchState} from '../../session/searchState';

/**
 * The controller's state; the component renders again whenever it changes.
 *
 * Subscribes before the browser can hand over a key press. `useSyncExternalStore` does so later, and
 * a busy browser types meanwhile: React would take back what nobody told it of.
 */
export function useSearchState({subscribe, getState}: SearchController): SearchState {
  const [state, setState] = useState(getState);
  useLayoutEffect(() => {
    const update = () => setState(getState());
    update();
    return subscribe(update);
  }, [subscribe, getState]);
  return state;
}
