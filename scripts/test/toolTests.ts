/**
 * Unit tests of the checks of articles and tutorials, and of the search for a Chromium, which take half the time of all unit tests. They don't read the
 * theme, so changing a component of it doesn't rerun them.
 */
export const TOOL_TESTS = [
  'test/unit/prose/',
  'test/unit/samples/check/',
  'test/unit/scripts/browser/',
  'test/unit/scripts/check/',
  'test/unit/tutorials/replay/',
];
