import {answerOf} from '@site/scripts/engines/answerOf';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes an answer on, and an error of the command', async () => {
  await expect(answerOf('/url', Promise.resolve(7))).resolves.toBe(7);
  await expect(answerOf('/url', Promise.reject(new Error('no such window')))).rejects.toThrow(
    'no such window',
  );
  expect(jest.getTimerCount()).toBe(0);
});

it('gives up on a command that is not answered', async () => {
  const answer = expect(answerOf('/url', new Promise(() => {}))).rejects.toThrow(
    '/url: no answer for 100 s',
  );
  await jest.advanceTimersByTimeAsync(100_000);
  await answer;
});
