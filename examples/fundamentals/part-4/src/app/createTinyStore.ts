import type { Action, Reducer } from 'redux'

/** The core of a Redux store, without the checks and enhancers. */
export function createTinyStore<S, A extends Action>(
  reducer: Reducer<S, A>,
  preloadedState?: S,
) {
  // The reducer ignores this action, and returns the state it starts with.
  let state = reducer(preloadedState, { type: '@@tiny/INIT' } as A)
  const listeners = new Set<() => void>()

  function dispatch(action: A) {
    state = reducer(state, action)
    // A copy, because a listener may subscribe or unsubscribe others.
    for (const listener of [...listeners]) listener()
    return action
  }

  function subscribe(listener: () => void) {
    const entry = () => listener()
    listeners.add(entry)
    return () => {
      listeners.delete(entry)
    }
  }

  return { getState: () => state, dispatch, subscribe }
}
