/** @jest-environment jsdom */

const address = () => window.location.href.slice(window.location.origin.length);

beforeAll(async () => {
  window.history.replaceState(null, '', '/%E0%A4%A?q=%E0%A4%A');
  await import('@site/theme-plugin/theme/src/client/links/repairMalformedUrl');
});

it('repairs the path that the page was opened with, and keeps the query', () => {
  expect(address()).toBe('/%EF%BF%BDE0%EF%BF%BDA4%EF%BF%BDA?q=%E0%A4%A');
});

it.each([
  ['/caf%C3%A9#%', '/caf%C3%A9#%EF%BF%BD'],
  ['/a#50%25', '/a#50%25'],
  ['/caf%C3%A9?x=%#%C3%A9', '/caf%C3%A9?x=%#%C3%A9'],
  ['/100%25', '/100%EF%BF%BD'],
  ['/%ff#%C3%A9', '/%EF%BF%BDff#%C3%A9'],
])('repairs %s, reached by a later navigation, to %s before other listeners run', (url, mended) => {
  const heard: string[] = [];
  const listener = () => heard.push(address());
  window.addEventListener('popstate', listener);
  window.history.pushState({key: 'k'}, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 'k'}}));
  window.removeEventListener('popstate', listener);
  expect(heard).toEqual([mended]);
  expect(window.history.state).toEqual({key: 'k'});
});
