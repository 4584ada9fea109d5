import {rememberGlobals} from '@site/src/samples/run/worker/globals';
import type {Job} from '@site/src/samples/run/worker/Job';
import {watchOutput} from '@site/src/samples/run/worker/watchOutput';

const job: Job = {code: '', name: 'block', reporter: '__reported', expectations: []};
let restore: () => void;

beforeEach(() => {
  restore = rememberGlobals();
});
afterEach(() => restore());

it('keeps the first of several errors, which is the cause of the others', () => {
  const {fail, outcome, isDone} = watchOutput({...job, throws: 'first'});
  expect(isDone()).toBe(false);
  fail(new TypeError('the first'));
  fail(new Error('a later one'));
  expect(outcome().error?.message).toBe('TypeError: the first');
  expect(isDone()).toBe(true);
});

it.each([
  ['a text', 'a text'],
  [{code: 3}, '{ code: 3 }'],
  [undefined, 'undefined'],
])('describes what is thrown without being an error: %j', (thrown, message) => {
  const {fail, outcome} = watchOutput(job);
  fail(thrown);
  expect(outcome().error).toEqual({message, stack: ''});
});

it('collects warnings and errors of the console, and nothing else', () => {
  const {outcome, isDone} = watchOutput({...job, logs: 'the  second'});
  console.log('one');
  console.warn('a %s', 'warning');
  expect(isDone()).toBe(false);
  console.error('the\nsecond one');
  expect(isDone()).toBe(true);
  expect(outcome().warnings).toEqual(['a warning', 'the\nsecond one']);
});
