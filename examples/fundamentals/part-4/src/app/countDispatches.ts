import type { StoreEnhancer } from 'redux'

/** Adds a method to the store that counts the actions it was sent. */
export const countDispatches: StoreEnhancer<{ dispatchCount: () => number }> =
  (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState)
    let count = 0

    return {
      ...store,
      dispatch: (action) => {
        count += 1
        return store.dispatch(action)
      },
      dispatchCount: () => count,
    }
  }
