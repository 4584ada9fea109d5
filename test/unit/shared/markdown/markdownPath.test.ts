import {markdownPath} from '@site/theme-plugin/src/shared/markdown/markdownPath';

it.each([
  ['/api/store', '/', '/api/store.md'],
  ['/base/api/store', '/base/', '/base/api/store.md'],
  ['/api/', '/', '/api.md'],
  ['/', '/', '/index.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base', '/base/', '/base/index.md'],
])('the Markdown of %s under %s is at %s', (permalink, baseUrl, expected) => {
  expect(markdownPath(permalink, baseUrl)).toBe(expected);
});
