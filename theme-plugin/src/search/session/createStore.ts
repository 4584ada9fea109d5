/** A state and whoever wants to know when it changes. */
export interface Store<State extends object> {
  getState(): State;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Puts a new object in place of the state. */
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
