import fs from 'node:fs';
import path from 'node:path';
import {
  HALF_EM,
  LAYOUT_EM,
  LOW_EM,
  MOBILE_LAYOUT,
  ROOMY_EM,
  TEXT_EM,
} from '@site/theme-plugin/theme/src/shared/breakpoints';
import {FULL_SEARCH, SEARCH_EM} from '@folio-search/constants';

const root = path.join(__dirname, '../../..');

/** The theme's and the site's source files with this extension, with their text. */
const sources = (ending: RegExp): readonly {readonly file: string; readonly text: string}[] =>
  ['theme-plugin/theme/src', 'theme-plugin/search/src', 'src'].flatMap(folder =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter(file => ending.test(file))
      .map(file => path.join(folder, file))
      .map(file => ({file, text: fs.readFileSync(path.join(root, file), 'utf8')})),
  );

const ems: readonly number[] = [HALF_EM, TEXT_EM, SEARCH_EM, LAYOUT_EM, ROOMY_EM];

/** The conditions on width that a media query may have: one side of a breakpoint, in em. */
function isKnown(condition: string): boolean {
  const em = /^\(width (?:<=|>) (?<em>[\d.]+)em\)$/.exec(condition)?.groups?.em;
  return em !== undefined && ems.includes(Number(em));
}

/** The parts of a style sheet's media queries that are about height. */
const heightConditions = (css: string): string[] =>
  [...css.matchAll(/@media(?<query>[^{]*)/g)].flatMap(
    ({groups}) => groups?.query?.match(/\([^()]*height[^()]*\)/g) ?? [],
  );

/** The parts of a style sheet's media queries that are about width. */
function widthConditions(css: string): string[] {
  return [...css.matchAll(/@media(?<query>[^{]*)/g)].flatMap(
    ({groups}) => groups?.query?.match(/\([^()]*width[^()]*\)/g) ?? [],
  );
}

it('switches to the mobile layout at 996 px at the default font size', () => {
  expect(LAYOUT_EM * 16).toBe(996);
  expect(SEARCH_EM * 16).toBe(768);
  expect(MOBILE_LAYOUT).toBe('(width <= 62.25em)');
  expect(FULL_SEARCH).toBe('(width <= 48em)');
});

it('every width in a CSS media query is one side of a breakpoint', () => {
  const found = sources(/\.css$/).flatMap(({file, text}) =>
    widthConditions(text).map(condition => ({file, condition})),
  );
  expect(found.filter(({condition}) => !isKnown(condition))).toEqual([]);
  for (const em of ems) {
    expect(found.filter(({condition}) => condition.includes(` ${em}em)`))).not.toEqual([]);
  }
});

/** Where the home page's demo, with its newest states, fits a laptop. */
const HOME = '(height <= 45em)';

it('every height in a CSS media query asks whether the window is low', () => {
  const found = sources(/\.css$/).flatMap(({text}) => heightConditions(text));
  expect(new Set(found)).toEqual(new Set([`(height <= ${LOW_EM}em)`, HOME]));
});

it('no script spells out the width of a media query', () => {
  const found = sources(/\.tsx?$/).filter(({text}) => /matchMedia\([^)]*width/.test(text));
  expect(found.map(({file}) => file)).toEqual([]);
});

it.each(['(width < 62.25em)', '(width <= 62.3em)', '(width >= 48rem)', '(max-width: 996px)'])(
  'rejects %s',
  condition => {
    expect(widthConditions(`@media screen and ${condition} { a { color: red } }`)).toEqual([
      condition,
    ]);
    expect(isKnown(condition)).toBe(false);
  },
);
