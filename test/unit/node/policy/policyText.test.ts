import {createHash} from 'node:crypto';
import {parsePage} from '@site/theme-plugin/src/node/builtSite/BuiltPage';
import {inlineCode} from '@site/theme-plugin/src/node/policy/inlineCode';
import {mergeSources, policyText} from '@site/theme-plugin/src/node/policy/policyText';

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
