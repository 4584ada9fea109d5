import {rememberGlobals} from '@site/src/samples/run/worker/globals';
import type {Run} from '@site/src/samples/run/worker/Run';
import {watchOutput} from '@site/src/samples/run/worker/watchOutput';

const bundle: Run = {code: '', name: 'block', expectations: []};
let restore: () => void;

beforeEach(() => {
  restore = rememberGlobals();
});
afterEach(() => restore());

it('keeps the first of several errors, which is the cause of the others', () => {
  const {fail, result, isDone} = watchOutput({...bundle, throws: 'first'});
  expect(isDone()).toBe(false);
  fail(new TypeError('the first'));
  fail(new Error('a later one'));
  expect(result().error?.message).toBe('TypeError: the first');
  expect(isDone()).toBe(true);
});

it.each([
  ['a text', 'a text'],
  [{code: 3}, '{ code: 3 }'],
  [undefined, 'undefined'],
])('describes what is thrown without being an error: %j', (thrown, message) => {
  const {fail, result} = watchOutput(bundle);
  fail(thrown);
  expect(result().error).toEqual({message, stack: ''});
});

it('collects warnings and errors of the console, and nothing else', () => {
  const {result, isDone} = watchOutput({...bundle, logs: 'the  second'});
  console.log('one');
  console.warn('a %s', 'warning');
  expect(isDone()).toBe(false);
  console.error('the\nsecond one');
  expect(isDone()).toBe(true);
  expect(result().warnings).toEqual(['a warning', 'the\nsecond one']);
});
