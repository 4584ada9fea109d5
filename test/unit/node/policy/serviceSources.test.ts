import {analyticsSources, feedbackSources} from '@site/theme-plugin/src/node/policy/serviceSources';

it('allows the analytics host', () => {
  expect(analyticsSources(false)).toEqual({});
  expect(analyticsSources({domain: 'stats.example.com'})).toEqual({
    'connect-src': ['https://stats.example.com'],
    'script-src': ['https://stats.example.com'],
  });
});

it('allows another origin that receives feedback', () => {
  expect(feedbackSources({endpoint: 'https://answers.example.com/new?site=1'})).toEqual({
    'connect-src': ['https://answers.example.com'],
  });
  for (const feedback of [
    undefined,
    false,
    {endpoint: '/answers'},
    {url: 'https://example.com/new'},
  ] as const) {
    expect(feedbackSources(feedback)).toEqual({});
  }
});
