import {askedError} from '@site/src/components/errors/askedError';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {errorCodes} from '@site/src/data/errorCodes';

it.each<readonly [string, object]>([
  ...['?code=7', 'code=7', '?x=1&code=7', '?code=%207', '?code=07'].map(
    search => [search, {kind: 'known', error: {code: 7}}] as const,
  ),
  ...['', '?', '?error=7'].map(search => [search, {kind: 'none'}] as const),
  ['?code=18', {kind: 'unknown', code: 18}],
  ...['', '-1', '1.5', '<b>', '99999', 'seven', '1e1'].map(
    code => [`?code=${code}`, {kind: 'absurd'}] as const,
  ),
])('askedError reads "%s" as %j', (search, asked) => {
  expect(askedError(search)).toMatchObject(asked);
});

describe('errorCodes', () => {
  const source = fs.readFileSync(
    path.join(path.dirname(require.resolve('redux/package.json')), 'dist/redux.mjs'),
    'utf8',
  );

  /** The text of a literal, with `‹…›` instead of each value that the library inserts. */
  function messageOf(node: ts.Expression): string {
    if (ts.isTemplateExpression(node)) {
      return node.head.text + node.templateSpans.map(({literal}) => `‹…›${literal.text}`).join('');
    }
    return ts.isStringLiteralLike(node) ? node.text : '';
  }

  /** `production ? formatProdErrorMessage(7) : 'the message'`: code and message. */
  function thrownIn(node: ts.Node): [number, string][] {
    const own: [number, string][] = [];
    if (ts.isConditionalExpression(node) && ts.isCallExpression(node.whenTrue)) {
      const [code] = node.whenTrue.arguments;
      if (code && ts.isNumericLiteral(code)) {
        own.push([Number(code.text), messageOf(node.whenFalse)]);
      }
    }
    ts.forEachChild(node, child => {
      own.push(...thrownIn(child));
    });
    return own;
  }

  const thrown = thrownIn(ts.createSourceFile('redux.mjs', source, ts.ScriptTarget.Latest));

  it('reads every place where the installed package throws an error code', () => {
    const places = source.match(/formatProdErrorMessage\(\d+\)/g) ?? [];
    expect(thrown).toHaveLength(places.length);
    expect(thrown.length).toBeGreaterThan(15);
  });

  it('has exactly the messages of the installed package', () => {
    const sorted = [...new Map(thrown)].sort(([a], [b]) => a - b);
    expect(errorCodes.map(({code, message}) => [code, message])).toEqual(sorted);
  });

  it('gives each error its own short title', () => {
    const titles = errorCodes.map(({title}) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter(title => !/^.{10,60}[^.]$/.test(title))).toEqual([]);
  });
});
