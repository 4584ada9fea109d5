/** @jest-environment jsdom */
import {baseUrlScript} from '@site/theme-plugin/theme/src/client/baseUrlBanner/baseUrlScript';

const texts = {
  title: 'Your site did not load properly',
  configured: 'Configured:',
  suggested: 'Suggested: <img src=x>',
};

/** Runs the script on a page at `path`, through the last of its scripts. */
function load(baseUrl: string, path: string): void {
  history.replaceState(null, '', path);
  const listen = jest.spyOn(document, 'addEventListener');
  new Function(baseUrlScript(baseUrl, texts))();
  expect(document.body).toBeEmptyDOMElement(); // The banner waits until every script has loaded or failed.
  expect(listen.mock.calls.map(([type]) => type)).toEqual(['DOMContentLoaded']);
  const [, listener] = listen.mock.calls[0] ?? [];
  listen.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.removeEventListener('DOMContentLoaded', listener as EventListener);
}

const started = window.docusaurus;

beforeEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'docusaurus');
});

afterEach(() => {
  window.docusaurus = started;
});

it.each([
  ['/', '/redux/', '/redux/'],
  ['/', '/redux', '/redux/'],
  ['/redux/', '/', '/'],
  ['/', '/redux/index.html', '/redux/'],
])('built for %s and served at %s suggests %s', (baseUrl, path, suggestion) => {
  load(baseUrl, path);
  const alert = document.querySelector('[role=alert]');
  expect(alert).toHaveTextContent('Your site did not load properly');
  const strong = [...(alert?.querySelectorAll('strong') ?? [])].map(element => element.textContent);
  expect(strong).toEqual([texts.title, baseUrl, suggestion]);
});

it('shows nothing if the bundle started', () => {
  window.docusaurus = started;
  load('/', '/redux/');
  expect(document.body).toBeEmptyDOMElement();
});

it.each(['/', '/index.html'])(
  "shows nothing at the configured base URL (%s), even if the bundle didn't start",
  path => {
    load('/', path);
    expect(document.body).toBeEmptyDOMElement();
  },
);

it("sets all text through the DOM, and can't end the script element", () => {
  load('/', '/redux/');
  expect(document.querySelector('img')).not.toBeInTheDocument();
  expect(baseUrlScript('/</script>', texts)).not.toContain('</script>');
});
