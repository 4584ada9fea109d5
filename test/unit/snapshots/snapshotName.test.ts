import {folderName, nameOf, parseSnapshot} from '@site/src/snapshots/snapshotName';

test.each([
  ['essentials/3', {series: 'essentials', part: 3}, 'part-3'],
  ['essentials/starter', {series: 'essentials', part: 'starter'}, 'starter'],
  ['guides/server-rendering', {series: 'guides', part: 'server-rendering'}, 'server-rendering'],
])('reads and writes %s', (name, snapshot, folder) => {
  expect(parseSnapshot(name)).toEqual(snapshot);
  expect(nameOf(snapshot)).toBe(name);
  expect(folderName(snapshot)).toBe(folder);
});

test.each(['essentials', 'essentials/0', 'essentials/three', 'guides/', 'guides/../part', 'a/b/1'])(
  'reads no name in %s',
  name => expect(parseSnapshot(name)).toBeUndefined(),
);
