import {isCodeName} from '@site/theme-plugin/search/src/ui/isCodeName';

it.each([
  'configureStore',
  'getState()',
  '<mark>subscribe</mark>(listener)',
  'createStore(reducer, preloadedState?, enhancer?)',
  '[Symbol.observable]()',
  'store.dispatch(action)',
  'api.util.resetApiState',
])('%s is a name in code', title => {
  expect(isCodeName(title)).toBe(true);
});

it.each([
  'Store',
  'JavaScript',
  'compose functions',
  'Error 5: subscribe() was called in a reducer',
  'Write a reducer (in TypeScript)',
  'createSlice and createReducer',
  'FAQ: React-Redux',
  '',
])('“%s” is not', title => {
  expect(isCodeName(title)).toBe(false);
});
