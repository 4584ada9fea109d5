/** @jest-environment jsdom */
import {highlight} from '@folio/client/highlight/highlight';
import {Prism} from 'prism-react-renderer';
import {sourceOf} from '@site/test/unit/shared/code/support/sourceOf';
import {writeTypeRanges} from '@folio/shared/code/typeRanges';

describe('highlight', () => {
  const lineOf = (className: string, html: string) => `<span class="${className}">${html}</span>`;

  it('gives tokens the class of their role, but none to plain text and punctuation', () => {
    expect(highlight(sourceOf("const name: string = 'a'; // why"))).toBe(
      '<span class="tk">const</span> name: <span class="tt">string </span>= ' +
        '<span class="ts">\'a\'</span>; <span class="tc">// why</span>',
    );
  });

  it.each([
    ['Object.is(a)', '<span class="tt">Object</span>.<span class="tf">is</span>(a)'],
    ['a?.require', 'a?.require'],
    ['a.declare', 'a.declare'],
    ['a is string', 'a <span class="tk">is </span><span class="tt">string</span>'],
  ])('gives a property the color of its use, not that of a keyword: %s', (code, html) => {
    expect(highlight(sourceOf(code))).toBe(html);
  });

  it.each([
    [
      'type A = B<State>',
      '<span class="tk">type </span><span class="tt">A </span>= <span class="tt">B</span>&lt;<span class="tt">State</span>&gt;',
    ],
    ['a as RootState', 'a <span class="tk">as </span><span class="tt">RootState</span>'],
    [
      '{type Dispatch, MAX, aState, $State}',
      '{<span class="tk">type </span><span class="tt">Dispatch</span>, <span class="tn">MAX</span>, aState, $State}',
    ],
  ])('gives capitalized names the color of types, wherever they stand: %s', (code, html) => {
    expect(highlight(sourceOf(code))).toBe(html);
  });

  it.each([
    ['tsx', 'a = <p>Some Text</p>'],
    ['css', 'a { content: Some }'],
  ])(
    'leaves capitalized words in the text of elements and in other languages alone: %s',
    (language, code) => {
      const html = highlight(sourceOf(code, {language}));
      expect(html).toContain('Some');
      expect(html).not.toMatch(/"tt">Some/);
    },
  );

  it('gives all commands of a shell the color of plain text, whether Prism knows them or not', () => {
    Prism.languages.bash = {function: /\bnpm\b/, string: /'.*?'/};
    expect(highlight(sourceOf("npm run 'a'", {language: 'bash'}))).toBe(
      'npm run <span class="ts">\'a\'</span>',
    );
  });

  it('joins adjacent tokens with the same role, across whitespace and lines', () => {
    expect(highlight(sourceOf('// one\n// two\nexport default a'))).toBe(
      '<span class="tc">// one\n// two\n</span><span class="tk">export default</span> a',
    );
  });

  it('reads code inside a template string as code', () => {
    expect(highlight(sourceOf('`a ${f(1)} b`'))).toBe(
      '<span class="ts">`a </span>${<span class="tf">f</span>(<span class="tn">1</span>)}<span class="ts"> b`</span>',
    );
  });

  it('escapes what HTML would read as markup', () => {
    expect(highlight(sourceOf('a < b && c > "d"', {language: 'nothing'}))).toBe(
      'a &lt; b &amp;&amp; c &gt; "d"',
    );
  });

  it.each(['text', 'no-such-language', 'extend', 'constructor'])(
    'shows %s as plain text',
    language => {
      expect(highlight(sourceOf('const a', {language}))).toBe('const a');
    },
  );

  it('marks lines by magic comments and drops the comments', () => {
    const text = 'a\n// highlight-next-line\nb\nc\n// highlight-start\nd\ne\n// highlight-end\n';
    const marked = 'code-line theme-code-block-highlighted-line';
    expect(highlight(sourceOf(text))).toBe(
      `a\n${lineOf(marked, 'b\n')}c\n${lineOf(marked, 'd\n')}${lineOf(marked, 'e')}`,
    );
  });

  it("marks lines with a range and the site's first class, and custom comments with theirs", () => {
    const magicComments = [
      {className: 'site-mark', line: 'mark'},
      {className: 'site-error', line: 'error-next-line'},
    ];
    expect(highlight(sourceOf('a\nb\nc', {highlighted: '{1,3}', magicComments}))).toBe(
      `${lineOf('code-line site-mark', 'a\n')}b\n${lineOf('code-line site-mark', 'c')}`,
    );
    expect(highlight(sourceOf('// error-next-line\na', {magicComments}))).toBe(
      lineOf('code-line site-error', 'a'),
    );
  });

  it('gives every line of a numbered block an element, splitting a comment that spans lines', () => {
    expect(highlight(sourceOf('/* a\nb */\n\nc', {isNumbered: true}))).toBe(
      lineOf('code-line', '<span class="tc">/* a\n</span>') +
        lineOf('code-line', '<span class="tc">b */\n</span>') +
        lineOf('code-line', '\n') +
        lineOf('code-line', 'c'),
    );
  });

  it('marks the lines of a diff with a class and a sign, and highlights the code after the signs', () => {
    expect(highlight(sourceOf('-const a\n+let b\n c', {language: 'diff-ts'}))).toBe(
      lineOf(
        'code-line code-line-deleted',
        '<span class="td">-</span><span class="tk">const</span> a\n',
      ) +
        lineOf(
          'code-line code-line-inserted',
          '<span class="ti">+</span><span class="tk">let</span> b\n',
        ) +
        ' c',
    );
    expect(highlight(sourceOf('+let b', {language: 'diff'}))).toBe(
      lineOf('code-line code-line-inserted', '<span class="ti">+</span>let b'),
    );
  });

  it('keeps the text unchanged except for the magic comments', () => {
    const text = "<a b='c'>\r\n\tif (x && y) {\n\n}  \n// highlight-next-line\nz\n";
    const html = highlight(sourceOf(text, {language: 'tsx', isNumbered: true}));
    const shown = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(shown).toBe("<a b='c'>\n\tif (x && y) {\n\n}  \nz");
  });

  it('marks the lines of a change, and highlights removed lines separately from the code', () => {
    const text = 'const a = `one`\nconst b = `open\n// highlight-next-line\nconst b = 2';
    const html = highlight(sourceOf(text, {added: '3', removed: '2'}));
    expect(html).toBe(
      '<span class="tk">const</span> a = <span class="ts">`one`\n</span>' +
        '<del class="code-line code-line-removed"><span class="tk">const</span> b = `open\n</del>' +
        '<ins class="code-line theme-code-block-highlighted-line code-line-added">' +
        '<span class="tk">const</span> b = <span class="tn">2</span></ins>',
    );
  });

  it('leaves out types in JavaScript in the right places among removed lines', () => {
    const lists = {added: '2', removed: '1,3', types: '7.8'};
    expect(highlight(sourceOf('old()\nconst a: string\nlast()', lists))).toBe(
      '<del class="code-line code-line-removed"><span class="tf">old</span>()\n</del>' +
        '<ins class="code-line code-line-added"><span class="tk">const</span> a' +
        '<span class="only-types">: <span class="tt">string</span></span>\n</ins>' +
        '<del class="code-line code-line-removed"><span class="tf">last</span>()</del>',
    );
  });
});

describe('markTypes', () => {
  const TYPED = `// highlight-start
interface Bed {
  dry: boolean
}

// highlight-end
export function water({
  dry,
}: Bed): Bed {
  return {dry} as Bed
}`;

  const SHOWN = TYPED.replaceAll(/\/\/ highlight.*\n/g, '');
  const PLAIN = `export function water({ dry, }) {
  return {dry}
}`;

  /** The text of each range that's left out, in order. */
  function rangesOf(parts: [text: string, isSpace: boolean][]) {
    let position = 0;
    return parts.map(([text, isSpace]) => {
      const start = SHOWN.indexOf(text, position);
      position = start + text.length;
      return {start, end: position, isSpace};
    });
  }

  const types = writeTypeRanges(
    rangesOf([
      ['interface Bed {\n  dry: boolean\n}\n\n', false],
      ['\n ', false],
      ['\n', true],
      [': Bed', false],
      [': Bed', false],
      [' as Bed', false],
    ]),
  );

  function textWithout(html: string, className: string): string {
    const page = new DOMParser().parseFromString(`<code>${html}</code>`, 'text/html');
    page.querySelectorAll(`.${className}`).forEach(part => part.remove());
    return page.querySelector('code')?.textContent ?? '';
  }

  describe.each([
    ['plain lines', sourceOf(SHOWN, {types})],
    ['numbered lines', sourceOf(SHOWN, {types, isNumbered: true})],
    ['marked lines', sourceOf(TYPED, {types})],
  ])('code with types, %s', (_name, source) => {
    const html = highlight(source);

    it('is the TypeScript without the text that replaces joined lines', () => {
      expect(textWithout(html, 'only-plain')).toBe(SHOWN);
    });

    it('is the JavaScript with the types left out, including line breaks', () => {
      expect(textWithout(html, 'only-types')).toBe(PLAIN);
    });
  });

  it('leaves code alone if its ranges reach beyond its end', () => {
    const html = highlight(sourceOf('let a', {types: '3.900,4.2'}));
    expect(textWithout(html, 'none')).toBe('let a');
  });
});
