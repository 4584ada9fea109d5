import postcss from 'postcss';
import {isAccepted} from '@site/scripts/compat/acceptedFeatures';
import {checkBuild} from '@site/scripts/compat/checkBuild';
import {cssFeatures} from '@site/scripts/compat/cssFeatures';
import {createScriptCheck} from '@site/scripts/compat/scriptFeatures';
import {readTargets} from '@site/scripts/compat/targets';
import {REPOSITORY} from '@site/scripts/checks/runCheck';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const TARGETS = {chrome: '109', edge: '109', firefox: '115', safari: '16.4'};

const inCss = (text: string, built?: boolean) =>
  cssFeatures(postcss.parse(text), TARGETS, {built}).map(
    ({feature, lacking}) => `${feature}: ${lacking.join(', ')}`,
  );
const inScript = (text: string, targets = TARGETS) =>
  createScriptCheck(targets)(text).map(({feature, lacking}) => `${feature}: ${lacking.join(', ')}`);

it('takes the oldest version of each browser from the production list', () => {
  expect(readTargets(REPOSITORY)).toEqual(TARGETS);
});

describe('cssFeatures', () => {
  it.each([
    ['a:has(b) {top: 0}', ':has(): Firefox 115 (since 121)'],
    ['a {text-wrap: pretty}', 'text-wrap: Chrome 109 (since 114), Edge 109 (since 114), Firefox'],
    ['a {--tint: color-mix(in oklab, red, blue)}', 'color-mix(): Chrome 109 (since 111), Edge 109'],
    ['a {float: inline-end}', 'float: inline-end: Chrome 109 (since 118), Edge 109 (since 118)'],
    ['a {& b {top: 0}}', 'nesting: Chrome 109'],
    ['a {b {top: 0}}', 'nesting: Chrome 109'],
    ['@media (scripting: none) {a {top: 0}}', '@media (scripting): Chrome 109 (since 120)'],
    ['@starting-style {a {top: 0}}', '@starting-style: Chrome 109 (since 117)'],
    ['@supports (text-wrap: wrap) {a:has(b) {top: 0}}', ':has(): Firefox 115 (since 121)'],
    ['@supports not selector(:has(b)) {a:has(b) {top: 0}}', ':has(): Firefox 115 (since 121)'],
    // A custom property accepts any value, so the first one is lost.
    ['a {--b: red; --b: color-mix(in oklab, red, blue)}', 'color-mix(): Chrome 109'],
  ])('finds the feature in %s', (css, found) => {
    expect(inCss(css)).toEqual([expect.stringContaining(found)]);
  });

  it.each([
    'a {inset-block: 0; margin: env(safe-area-inset-top)}',
    '@container (width > 1em) {a {top: 0}}',
    '@media (width <= 75em) {a {top: 0}}',
    'a:is(b, c):not(d):focus-visible::before {content: ":has(b)"}',
    '@supports selector(:has(a)) {a:has(b) {top: 0}}',
    '@supports (animation-timeline: scroll()) {a {animation-timeline: scroll()}}',
    'a {color: gray; color: color-mix(in oklab, red, blue)}',
    'a {user-select: none}',
  ])('finds nothing in %s', css => {
    expect(inCss(css)).toEqual([]);
  });

  it('misses the prefix in a built style sheet', () => {
    expect(inCss('a {user-select: none}', true)).toEqual(['user-select: Safari 16.4 (never)']);
    expect(inCss('a {-webkit-user-select: none; user-select: none}', true)).toEqual([]);
  });
});

describe('scripts', () => {
  it.each([
    ['a.toSorted()', 'toSorted(): Chrome 109 (since 110), Edge 109 (since 110)'],
    ['Object.groupBy(a, b)', 'groupBy(): Chrome 109 (since 117)'],
    ['requestIdleCallback(a)', 'requestIdleCallback(): Safari 16.4 (never)'],
    ['new ClipboardItem(a)', 'new ClipboardItem(): Firefox 115 (since 127)'],
    ['document.startViewTransition(a)', 'startViewTransition(): Chrome 109 (since 111)'],
    ['a.scrollIntoViewIfNeeded()', 'scrollIntoViewIfNeeded(): Firefox 115 (never)'],
    ['a.checkVisibility()', 'checkVisibility(): Safari 16.4 (since 17.4)'],
  ])('finds %s', (script, found) => {
    expect(inScript(script)).toEqual([expect.stringContaining(found)]);
  });

  it.each(['a.at(-1)', 'a.findLast(b)', 'structuredClone(a)', 'a.inert = true', 'new Map()'])(
    'finds nothing in %s',
    script => expect(inScript(script)).toEqual([]),
  );

  it('finds a lookbehind that Safari 16.3 lacks', () => {
    expect(inScript('/(?<=a)b/')).toEqual([]);
    expect(inScript('/(?<!a)b/', {...TARGETS, safari: '16.3'})).toEqual([
      'lookbehind: Safari 16.3 (since 16.4)',
    ]);
  });

  it.each(['/[a--b]/v', '/(?i:a)/', 'using a = b', 'import a from "b" with {type: "json"}'])(
    'rejects the syntax of %s',
    script => expect(() => inScript(script)).toThrow(SyntaxError),
  );
});

describe('checkBuild', () => {
  const {at, write} = folderOfTest();

  it('names the file of what is not accepted', () => {
    write('assets/a.js', 'a.toSorted(); b.toSorted(); new ClipboardItem(a)');
    write('assets/b.css', 'a, a:has(b) {top: 0} a {anchor-name: --b}');
    write('assets/c.js', '/a/v');
    write('d.js', '/a/v');
    expect(checkBuild(at(), TARGETS)).toEqual([
      expect.stringContaining('assets/a.js: calls toSorted()'),
      expect.stringContaining('assets/b.css: has anchor-name'),
      'assets/b.css: hides a, a:has(b) from browsers without :has()',
      expect.stringContaining(
        "assets/c.js: has syntax that some supported browsers can't parse: SyntaxError",
      ),
    ]);
  });
});

describe('accepted features', () => {
  it('are accepted in their files only', () => {
    expect(isAccepted(':has()', 'theme-plugin/theme/src/client/tabs/Tabs.lazy.module.css')).toBe(
      true,
    );
    expect(isAccepted(':has()', 'theme-plugin/theme/src/theme/TOC/styles.module.css')).toBe(false);
    expect(isAccepted('text-wrap', 'src/a.css')).toBe(true);
    expect(isAccepted('constructor')).toBe(false);
  });
});
