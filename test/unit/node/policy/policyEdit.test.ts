import {builtPage} from '@site/test/unit/support/builtPage';
import {policyEdit} from '@site/theme-plugin/src/node/policy/policyEdit';

const edit = (html: string, sources = {}) => policyEdit(sources)(builtPage(html, '/x/page'));

it('adds the policy first', async () => {
  const change = await edit('<head><meta charset=UTF-8><title>A</title>');
  expect(change?.added).toBe('');
  expect(change?.addedFirst).toMatch(
    /^<meta http-equiv="Content-Security-Policy" content="default-src 'self';[^"]*">$/,
  );
});

it.each([
  ['of Docusaurus', '!function(){localStorage.getItem("docusaurus-data-x")}()'],
  ['of the theme', 'document.querySelector("[data-tabs-early]")'],
])('allows scripts %s', async (_, script) => {
  expect((await edit(`<script>${script}</script>`))?.addedFirst).toContain(
    "script-src 'self' 'sha256-",
  );
});

it('names an unknown script and how to allow it', async () => {
  const script = `window.dataLayer = []; ${'x'.repeat(80)}`;
  let message = '';
  try {
    await edit(`<script>${script}</script>`);
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain('The page /x/page has an inline script');
  expect(message).toContain(`"${script.slice(0, 60)}…"`);
  expect(message).toContain(
    "Allow it with themes → docusaurus-theme-folio.contentSecurityPolicy: {'script-src': [",
  );
  expect(message).toContain('turn the policy off with false');
  const hash = /'sha256-[^']+'/.exec(message)?.[0] ?? '';
  const change = await edit(`<script>${script}</script>`, {'script-src': [hash]});
  expect(change?.addedFirst).toContain(`script-src 'self' ${hash};`);
});

it('quotes a script of up to 60 characters as a whole', () => {
  const script = 'x'.repeat(60);
  expect(() => edit(`<script>${script}</script>`)).toThrow(`would block: "${script}".`);
});

it.each(['module', 'text/javascript', 'importmap'])(
  'names an inline script of the type %s',
  type => {
    expect(() => edit(`<script type="${type}">{}</script>`)).toThrow('has an inline script');
  },
);

it.each(['application/json', 'application/ld+json'])('takes no %s for a script', async type => {
  const change = await edit(`<script type="${type}">{}</script>`);
  expect(change?.addedFirst).not.toContain('sha256');
});

it('names an event handler', async () => {
  expect(() => edit('<a onclick="go()">')).toThrow(
    'The page /x/page has an attribute that its Content Security Policy would block: "onclick=\\"go()\\"". ' +
      'Handle the event in a script file, or turn the policy off with themes → docusaurus-theme-folio.contentSecurityPolicy: false.',
  );
});
