import {collapseDuration} from '@site/theme-plugin/src/client/sidebar/animateCollapse';

it.each([
  [0, 40],
  [36, 192],
  [360, 327],
  [1440, 497],
])('a height of %d px takes %d ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});
