import type {Reducer, StoreCreator, StoreEnhancer} from 'redux';
import * as redux from 'redux';
import * as watched from '@site/src/samples/playground/watchedRedux';

const steps: [timeline: number, label: string, state: unknown][] = [];
let timelines = 0;

beforeEach(() => {
  steps.length = 0;
  timelines = 0;
  const timeline = () => {
    timelines += 1;
    const own = timelines;
    return (label: string, state: unknown) => steps.push([own, label, state]);
  };
  Object.assign(globalThis, {__stated: {timeline}});
});

const createStore = watched.createStore as StoreCreator;
const counter: Reducer<number> = (state = 0, {type}) => (type === 'added' ? state + 1 : state);

it('reports the initial state and each action, in the order in which they reach the reducer', () => {
  const store = createStore(counter, 5);
  const unsubscribe = store.subscribe(() => {
    unsubscribe();
    store.dispatch({type: 'seen'});
  });
  store.dispatch({type: 'added'});
  store.replaceReducer((state = 0) => -state);
  expect(steps).toEqual([
    [1, '', 5],
    [1, 'added', 6],
    [1, 'seen', 6],
    [1, '@@redux/REPLACE', -6],
  ]);
});

it('reports what the store has, also if an enhancer changes the reducer or the actions', () => {
  const higher = ((next: StoreCreator) => (reducer: Reducer<number>, state: number) =>
    next((old: number = 0, action) => reducer(old, action) + 10, state)) as StoreEnhancer;
  const thunk: StoreEnhancer = redux.applyMiddleware(
    () => next => action => (typeof action === 'function' ? undefined : next(action)),
  );
  const store = createStore(counter, redux.compose(higher, thunk) as StoreEnhancer);
  createStore(counter, 1, thunk);
  store.dispatch((() => {}) as never);
  store.dispatch({type: 'added'});
  expect(store.getState()).toBe(21);
  expect(steps).toEqual([
    [1, '', 10],
    [2, '', 1],
    [1, 'added', 21],
  ]);
});

it('passes on what Redux exports, its errors, and its store as it is', () => {
  expect(Object.keys(watched).sort()).toEqual(Object.keys(redux).sort());
  expect(watched.legacy_createStore).toBe(watched.createStore);
  expect(() => createStore('no' as never)).toThrow('Expected the root reducer to be a function');
  expect(() => createStore(counter, 0, 'no' as never)).toThrow('Expected the enhancer');
  expect(Reflect.ownKeys(createStore(counter))).toEqual(
    Reflect.ownKeys(redux.legacy_createStore(counter)),
  );
});
