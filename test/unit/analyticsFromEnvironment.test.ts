import {analyticsFromEnvironment} from '../../src/analyticsFromEnvironment';

const id = 'b59e9c65-ae32-47f1-8400-119fcf4861c4';

it.each([{}, {ANALYTICS_WEBSITE_ID: '', ANALYTICS_DOMAIN: ''}])('is off with %j', env => {
  expect(analyticsFromEnvironment(env)).toBe(false);
});

it('takes the ID and the domain from the environment', () => {
  const env = {ANALYTICS_WEBSITE_ID: id, ANALYTICS_DOMAIN: 'analytics.example.com', OTHER: 'x'};
  expect(analyticsFromEnvironment(env)).toEqual({websiteId: id, domain: 'analytics.example.com'});
});

it('passes incomplete settings on for the theme to reject', () => {
  expect(analyticsFromEnvironment({ANALYTICS_WEBSITE_ID: id})).toEqual({
    websiteId: id,
    domain: '',
  });
});
