/** A state that can be subscribed to. */
export interface Store<State extends object> {
  getState(): State;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Replaces the state with a new object. */
  update(change: Partial<State>): void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      state = {...state, ...change};
      listeners.forEach(listener => listener());
    },
  };
}
