import * as redux from 'redux';

// The playground receives steps here. `configureStore` calls this module's `createStore`, too.
declare const __stated: {
  timeline: (name: string) => (label: string, state: unknown) => void;
};

type Create = (reducer: unknown, state?: unknown, enhancer?: unknown) => redux.Store;

/** A step without a label is an initial state. Redux puts random letters after its own types. */
const labelOf = (type: string) => type.replace(/^@@redux\/INIT.*|(?<=^@@redux\/REPLACE).*/, '');

/** Makes a function whose stores report each action that reaches the reducer, and the state after it. */
const watch =
  (create: Create): Create =>
  (reducer, ...rest) => {
    const report = __stated.timeline('Store');
    const watched = (each: unknown) =>
      typeof each === 'function'
        ? (state: unknown, action: redux.Action) => {
            const next: unknown = each(state, action);
            report(labelOf(action.type), next);
            return next;
          }
        : each;
    const store = create(watched(reducer), ...rest);
    const replaceReducer = (next: unknown) => store.replaceReducer(watched(next) as redux.Reducer);
    return {...store, replaceReducer};
  };

const create = redux.legacy_createStore as Create;

/** Like that of Redux. Enhancers get a watched store, because they may change what the reducer sees. */
export const createStore: Create = (reducer, ...rest) =>
  rest.some(each => typeof each === 'function')
    ? create(
        reducer,
        ...rest.map(each =>
          typeof each === 'function' ? (next: Create) => each(watch(next)) : each,
        ),
      )
    : watch(create)(reducer, ...rest);

export * from 'redux';
export {createStore as legacy_createStore};
