import {builtPage} from '@site/test/unit/support/builtPage';
import {policyEdit} from '@folio-pages/policy/policyEdit';
import {companionSources} from '@folio-pages/policy/companionSources';
import {createHash} from 'node:crypto';
import {parsePage} from '@folio-pages/builtSite/BuiltPage';
import {inlineCode} from '@folio-pages/policy/inlineCode';
import {mergeSources} from '@folio-pages/builtSite/policySources';
import {policyText} from '@folio-pages/policy/policyText';
import {analyticsSources} from '@folio-pages/head/analytics';

describe('policyEdit', () => {
  const edit = (html: string, sources = {}) => policyEdit(builtPage(html, '/x/page'), sources);

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
      "Allow it with plugins → docusaurus-plugin-folio-pages.contentSecurityPolicy: {'script-src': [",
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
        'Handle the event in a script file, or turn the policy off with plugins → docusaurus-plugin-folio-pages.contentSecurityPolicy: false.',
    );
  });
});

describe('policyText', () => {
  const policyOf = (html: string, sources = {}) => policyText(inlineCode(parsePage(html)), sources);
  const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  it("allows only the site's own origin, and no plugins", () => {
    expect(policyOf('<p>Text</p>')).toBe(
      "default-src 'self';img-src 'self' data:;style-src-attr 'unsafe-inline';object-src 'none';base-uri 'self';form-action 'self'",
    );
  });

  it('allows inline code by its hash, once, as the browser reads it', () => {
    const policy = policyOf(
      `<style>p{}</style><script>a("é")</script><script>a("é")</script>
     <script type=application/ld+json>{}</script><script src=/x.js></script>
     <p style="--lines: 3">`,
    );
    expect(policy).toContain(`script-src 'self' ${sha('a("é")')};`);
    expect(policy).toContain(`style-src 'self' ${sha('p{}')};`);
  });

  it('hashes inline code with all of its whitespace', () => {
    const script = '\n  a();\t\tb();  \n\n  c();\n';
    const style = '\n  p  {\n    top: 0;\n  }\n';
    const policy = policyOf(`<script>${script}</script><style>${style}</style>`);
    expect(policy).toContain(`script-src 'self' ${sha(script)};`);
    expect(policy).toContain(`style-src 'self' ${sha(style)};`);
  });

  it('never allows scripts or style sheets without a hash', () => {
    const policy = policyOf('<script>1</script><style>a{}</style><a style="color:red">');
    expect(policy).toMatch(/;script-src 'self' 'sha256-[^' ]+';style-src 'self' 'sha256-[^' ]+';/);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('names no style sheet if all apply, because a hash would forbid the others', () => {
    const policy = policyOf('<style>a{}</style>', {'style-src': ["'unsafe-inline'"]});
    expect(policy).toContain(";style-src 'self' 'unsafe-inline';");
  });

  it('combines the sources of a directive', () => {
    const first = {'img-src': ['https://a.example'], 'connect-src': ['https://b.example']};
    const merged = mergeSources(first, {}, {'connect-src': ['https://c.example']});
    expect(merged).toEqual({
      'img-src': ['https://a.example'],
      'connect-src': ['https://b.example', 'https://c.example'],
    });
    expect(policyOf('', merged)).toContain(
      "connect-src 'self' https://b.example https://c.example;img-src 'self' data: https://a.example;",
    );
  });
});

describe('companionSources', () => {
  const sourcesOf = (mermaid: boolean, themeConfig: Record<string, unknown>, policy = {}) =>
    companionSources({markdown: {mermaid}, themeConfig}, policy);

  it('allows the style sheets that Mermaid makes', () => {
    expect(sourcesOf(true, {})).toEqual({'style-src': ["'unsafe-inline'"]});
    expect(sourcesOf(false, {})).toEqual({});
  });

  it('says how to allow live code blocks', () => {
    const themeConfig = {liveCodeBlock: {playgroundPosition: 'bottom'}};
    const evaluated = {'script-src': ["'unsafe-eval'"]};
    expect(() => sourcesOf(false, themeConfig)).toThrow(
      `Allow it with plugins → docusaurus-plugin-folio-pages.contentSecurityPolicy: {'script-src': ["'unsafe-eval'"]}`,
    );
    expect(sourcesOf(false, themeConfig, evaluated)).toEqual({});
  });
});

it('serviceSources allows the analytics host', () => {
  expect(analyticsSources(false)).toEqual({});
  expect(analyticsSources({domain: 'stats.example.com'})).toEqual({
    'connect-src': ['https://stats.example.com'],
    'script-src': ['https://stats.example.com'],
  });
});
