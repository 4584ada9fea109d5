import {useLayoutEffect, useState} from 'react';
import type {Store} from '../../session/createStore';

/**
 * A store's state; the component renders again whenever it changes.
 *
 * It subscribes before the browser can dispatch a key press. `useSyncExternalStore` subscribes later, and
 * on a slow device a reader may have typed by then: React would reset the input to the value it knows.
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
