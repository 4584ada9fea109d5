import {useSyncExternalStore} from 'react';

const subscribe = () => () => {};

function isApple(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/** Whether the reader's keyboard has a Command key; false on the server and while hydrating. */
export function useIsApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, () => false);
}
