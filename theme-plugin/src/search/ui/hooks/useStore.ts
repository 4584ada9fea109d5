import {useLayoutEffect, useState} from 'react';
import type {Store} from '../../session/createStore';

/**
 * A store's state; the component renders again whenever it changes.
 *
 * Subscribes before the browser can hand over a key press. `useSyncExternalStore` does so later, and
 * a busy browser types meanwhile: React would take back what nobody told it of.
 */
export function useStore<State extends object>({
  subscribe,
  getState,
}: Pick<Store<State>, 'subscribe' | 'getState'>): State {
  const [state, setState] = useState(getState);
  useLayoutEffect(() => {
    const update = () => setState(getState());
    update();
    return subscribe(update);
  }, [subscribe, getState]);
  return state;
}
