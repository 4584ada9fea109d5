import {readPages} from '@site/src/samples/pages/readPage';
import {CHECKS, DOOR, exercise, fence, UNSOLVED, type Parts} from '../support/exercise';
import {temporarySite} from '../support/temporarySite';

function messagesOf(page: string): string[] {
  const site = temporarySite({'examples/shop/part-1/src/door.ts': DOOR, 'docs/door.md': page});
  try {
    return readPages(site.root).flatMap(({faults}) => faults.map(({message}) => message));
  } finally {
    site.remove();
  }
}

const START = fence('start title="src/door.ts"', UNSOLVED);
const OTHER_FILE = 'an exercise with checks needs a solution whose title is that of "start"';
const ONE_START = 'an exercise with checks needs one block with "start"';

it.each<[string, Parts, string]>([
  ['no checks', {checks: ''}, 'an exercise with "start" needs one block with "checks"'],
  ['no wrong answer', {wrong: ''}, 'an exercise with checks needs a block with "wrong"'],
  ['two starts', {start: START + START}, ONE_START],
  ['no start', {start: ''}, ONE_START],
  [
    'a start without a file',
    {start: fence('start', UNSOLVED)},
    'mark "start" needs title="…", its file',
  ],
  ['a start in another file', {start: fence('start title="src/gate.ts"', UNSOLVED)}, OTHER_FILE],
  ['no solution', {solution: ''}, OTHER_FILE],
  ['no list of checks', {checks: 'export default []'}, 'a list of at least two'],
  [
    'a computed sentence',
    {checks: CHECKS.replace("'One guest is inside.'", '`${1}`')},
    'a check needs both sentences',
  ],
])('an exercise with %s has a fault', (_, parts, message) => {
  expect(messagesOf(exercise({}))).toEqual([]);
  expect(messagesOf(exercise(parts))[0]).toContain(message);
});

it('checks are inside of an exercise', () => {
  expect(messagesOf(`# Door\n\n${fence('checks', CHECKS)}`)[0]).toBe(
    'this block belongs into an :::exercise',
  );
});
