import {spawnSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const PROGRAM = path.join(ROOT, 'node_modules/stylelint/bin/stylelint.mjs');

/** Rules of style, each with what Stylelint reports in it; '' for sound ones. */
const RULES: readonly (readonly [css: string, found: string])[] = [
  ['.a {\n  text-wrap: pretty;\n}', ''],
  ['.b:has(.c) {\n  top: 0;\n}', 'site/browser-support'],
  ['@supports selector(:has(a)) {\n  .b:has(.c) {\n    top: 0;\n  }\n}', ''],
  ['.c,\n.c:has(.d) {\n  top: 0;\n}', 'site/browser-support site/browser-support'],
  ['.d {\n  anchor-name: --d;\n}', 'site/browser-support'],
  ['.g {\n  inline-size: 100vw;\n}', 'unit-disallowed-list'],
  ['.h {\n  inline-size: 100%;\n}', ''],
  ['.i {\n  z-index: 2;\n}', 'declaration-property-value-allowed-list'],
  ['.j {\n  z-index: var(--z-navbar);\n}', ''],
  ['.k:wrong {\n  top: 0;\n}', 'selector-pseudo-class-no-unknown'],
  ['.l :global(.m) {\n  top: 0;\n}', ''],
  ['.m {\n  inset-block-begin: 0;\n}', 'property-no-unknown'],
  ['.n {\n  top: 0;\n  top: 0;\n}', 'declaration-block-no-duplicate-properties'],
  ['.o {\n}', 'block-no-empty'],
  ['.p {\n  border-left-color: red;\n}', 'property-disallowed-list'],
  ['.q {\n  left: 0;\n}', 'property-disallowed-list'],
  ['.r {\n  --left: 0;\n}', ''],
  ['.s {\n  text-align: right;\n}', 'declaration-property-value-disallowed-list'],
  ['.t {\n  transform-origin: left;\n}', ''],
];

it('finds what breaks each rule, and nothing in its neighbors', () => {
  const starts: number[] = [];
  let text = '';
  for (const [css] of RULES) {
    starts.push(text.split('\n').length);
    text += `${css}\n\n`;
  }
  const {stderr} = spawnSync(
    process.execPath,
    [
      PROGRAM,
      '--formatter=json',
      '--stdin',
      '--stdin-filename=theme-plugin/theme/src/client/css/a.css',
    ],
    {cwd: ROOT, encoding: 'utf8', input: `${text.trimEnd()}\n`},
  );
  const [{warnings}] = JSON.parse(stderr) as [{warnings: {line: number; rule: string}[]}];
  const rulesFrom = (start: number, end = Infinity) =>
    warnings
      .filter(({line}) => line >= start && line < end)
      .map(({rule}) => rule)
      .join(' ');
  expect(
    RULES.map(([css], index) => [css, rulesFrom(starts[index] ?? 0, starts[index + 1])]),
  ).toEqual(RULES);
});
