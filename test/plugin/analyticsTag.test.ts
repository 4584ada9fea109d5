import {analyticsTag} from '../../theme-plugin/src/node/head/analyticsTag';

it('carries every option as the data attribute that the tracker reads', () => {
  expect(
    analyticsTag({
      websiteId: 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
      domain: 'analytics.example.com',
      scriptName: 'script.js',
      autoTrack: true,
      doNotTrack: true,
      cache: true,
      excludeSearch: false,
    }),
  ).toEqual({
    tagName: 'script',
    attributes: {
      defer: true,
      src: 'https://analytics.example.com/script.js',
      'data-website-id': 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
      'data-auto-track': 'true',
      'data-do-not-track': 'true',
      'data-cache': 'true',
      'data-exclude-search': 'false',
    },
  });
});
