import {readLineChanges, writeLineChanges} from '@site/theme-plugin/src/shared/code/lineChanges';

it('reads lines and ranges of lines, and nothing else after the fence', () => {
  const {added, removed} = readLineChanges(
    'title="added=9" {1-2} added=2-4,7 removed=5 showLineNumbers',
  );
  expect([...added]).toEqual([2, 3, 4, 7]);
  expect([...removed]).toEqual([5]);
});

it.each(['', undefined, 'added=', 'unadded=1', 'removed=x'])('reads no changes from %j', meta => {
  const {added, removed} = readLineChanges(meta);
  expect([added.size, removed.size]).toEqual([0, 0]);
});

it('writes adjacent lines as a range, and reads back what it wrote', () => {
  const changes = {added: new Set([7, 2, 4, 3]), removed: new Set([9])};
  const written = writeLineChanges(changes);
  expect(written).toBe('added=2-4,7 removed=9');
  expect(readLineChanges(written)).toEqual(changes);
  expect(writeLineChanges({added: new Set(), removed: new Set()})).toBe('');
});
