import {limitMessages} from '@site/theme-plugin/src/playground/cell/limitMessages';
import type {FromCell} from '@site/theme-plugin/src/playground/shared/messages';

function start() {
  const posted: FromCell[] = [];
  const stop = jest.fn();
  const send = limitMessages(message => posted.push(message), stop);
  return {posted, stop, send: (message: unknown) => send(message as FromCell)};
}

const line = (text: unknown) => ({kind: 'line', level: 'log', text});

it('passes on what an ordinary run reports', () => {
  const {posted, stop, send} = start();
  const messages = [
    {kind: 'start'},
    line('text'),
    {kind: 'error', text: 'no', place: {file: 'a.ts', line: 1}},
    {kind: 'result', index: 0, agrees: true, shown: '1'},
    {kind: 'end'},
  ];
  messages.forEach(send);
  expect(posted).toEqual(messages);
  expect(stop).not.toHaveBeenCalled();
});

it('passes on nothing more once it has stopped the sample', () => {
  const {posted, stop, send} = start();
  [line('x'.repeat(1e6)), line('more'), {kind: 'end'}].forEach(send);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(posted.map(({kind}) => kind)).toEqual(['error', 'end']);
});

it.each([
  ['one huge text', [line('x'.repeat(1e6))]],
  ['many long texts', Array(10).fill(line('x'.repeat(20_000)))],
  ['many messages', Array(2001).fill({kind: 'start'})],
  ['a text in a list', [line(['x'])]],
  ['a text in a map', [line(new Map([['a', 'b']]))]],
  ['a text that is nested', [line({a: {b: {c: 'd'}}})]],
  ['a huge number', [line(10n ** 1000n)]],
  ['a message that is a text', ['x']],
  ['a message that is nothing', [null]],
])('stops a worker that posts %s, and says so', (_, messages: unknown[]) => {
  const {posted, stop, send} = start();
  messages.forEach(send);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(posted.slice(-2)).toEqual([
    {kind: 'error', text: 'Error: The sample reported too much, so it was stopped'},
    {kind: 'end'},
  ]);
  expect(posted).toHaveLength(messages.length + 1);
});
