import fc from 'fast-check';

/** Pieces that have a meaning somewhere: in HTML, URLs, Markdown, Unicode, or JavaScript. */
const PIECES = [
  ...'<>"\'&`~|*_{}[]()\\/?#%=:;.,- \n\t\r\0',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '</main>',
  '<pre><code>',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://example.com/',
  '//evil.example',
  '/\\evil.example',
  '__proto__',
  'constructor',
  '\uD800',
  '\uDC00',
  '%E0%A4%A',
  '%25',
  '\u202E',
  '\u0301',
  '\uFEFF',
  'İ',
  'ß',
  'ﬁ',
  '😀',
  '👩‍👩‍👧',
  '状態',
  'حالة',
  '```ts',
  '```',
  '~~~',
  '---\n',
  '> ',
  '1. ',
  ':::tip\n',
  'title="a"',
  '{1,3}',
  '-L1-L9',
  '.html',
  'index.html',
  'store',
  'configureStore',
  '9'.repeat(40),
  'a'.repeat(300),
];

/** Text as nobody would write it: pieces that mean something somewhere, among any other characters. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({unit: 'binary', maxLength: 6})), {
    maxLength: 24,
  })
  .map(parts => parts.join(''));

/** Repeated, these have led regular expressions of other projects to try again and again. */
export const REPEATED = [
  'a',
  ' ',
  '/',
  '#',
  '%',
  '<',
  '> ',
  '- ',
  '`',
  '{',
  '=',
  '"',
  'aA',
  '<a ',
  '-L1',
  '*/',
  '状',
];
