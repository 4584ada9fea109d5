import {hashTarget} from '@site/theme-plugin/src/shared/hashTarget';

it.each([
  ['#part', 'part'],
  ['#caf%C3%A9', 'café'],
  ['', ''],
  ['#%', ''],
])('%s names "%s"', (hash, id) => {
  expect(hashTarget(hash)).toBe(id);
});
