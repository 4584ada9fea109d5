import fs from 'node:fs';
import path from 'node:path';
import {colorOf, contrast, readTokens} from '../../support/tokenColors';

const ROOT = path.join(__dirname, '../../..');

/** WCAG 2, level AA: text, and anything that identifies a control or its state. */
const TEXT = 4.5;
const SIGN = 3;

/**
 * Pairs whose two colors come from different rules: the text inherits its color, or the background belongs to something
 * below it.
 */
const TEXT_PAIRS = {
  '--text': [
    '--surface',
    '--surface-raised',
    '--surface-sunken',
    '--surface-floating',
    '--accent-surface',
    '--action-surface',
    '--success-surface',
    '--info-surface',
    '--warning-surface',
    '--danger-surface',
  ],
  '--text-muted': ['--surface', '--surface-raised', '--surface-sunken', '--surface-floating'],
  '--accent-link': ['--surface', '--surface-raised', '--surface-floating', '--accent-surface'],
  '--accent-strong': ['--surface', '--surface-raised', '--surface-floating', '--accent-surface'],
  '--accent-text': ['--accent'],
  '--action': ['--surface', '--surface-raised', '--action-surface'],
  '--action-text': ['--action-fill', '--action-fill-strong'],
  '--mark-text': ['--mark'],
  '--success': ['--surface', '--success-surface', '--diff-added'],
  '--info': ['--surface', '--info-surface'],
  '--warning': ['--surface', '--warning-surface'],
  '--danger': ['--surface', '--danger-surface', '--code-surface'],
  '--code-text': ['--code-surface', '--code-highlight', '--diff-added'],
  '--code-comment': ['--code-surface'],
  '--code-keyword': ['--code-surface', '--code-highlight', '--diff-added'],
  '--code-string': ['--code-surface', '--code-highlight', '--diff-added'],
  '--code-number': ['--code-surface', '--code-highlight', '--diff-added'],
  '--code-function': ['--code-surface', '--code-highlight', '--diff-added'],
  '--code-type': ['--code-surface', '--code-highlight', '--diff-added'],
};

const SIGN_PAIRS = {
  '--focus': ['--surface', '--surface-raised', '--surface-floating', '--code-surface'],
  '--accent': ['--surface', '--surface-raised'],
  '--line-strong': ['--surface', '--surface-raised'],
};

const pairsOf = (list: Readonly<Record<string, readonly string[]>>, least: number) =>
  Object.entries(list).flatMap(([color, backgrounds]) =>
    backgrounds.map(background => ({
      color: `var(${color})`,
      background: `var(${background})`,
      least,
      from: 'the list of this test',
    })),
  );

/** A component's own property, such as `--label`, may have several values, so it isn't in any pair. */
const KNOWN = /^(?:var\(--[\w-]+\)|color-mix\(.*\))$/s;

/** The overlay behind the search dialog, which has no text of its own. */
const VEIL = 'var(--docsearch-container-background)';

const styleSheets = ['src', 'theme-plugin/theme/src', 'theme-plugin/search/src'].flatMap(folder =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.css') && !file.endsWith('print.css'))
    .map(file => path.join(folder, file)),
);

/** The pairs that a single rule sets: its text and its background. */
const pairsInRules = styleSheets.flatMap(from => {
  const css = fs.readFileSync(path.join(ROOT, from), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/\{(?<rule>[^{}]*)\}/g)].flatMap(({groups}) => {
    const value = (property: string) =>
      new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+);`).exec(groups?.rule ?? '')?.[1]?.trim() ??
      '';
    const pair = {color: value('color'), background: value('background'), least: TEXT, from};
    return KNOWN.test(pair.color) && KNOWN.test(pair.background) && pair.background !== VEIL
      ? [pair]
      : [];
  });
});
const modes = Object.entries(readTokens());

it('finds the pairs in the style sheets', () => {
  expect(styleSheets.length).toBeGreaterThan(60);
  expect(pairsInRules.length).toBeGreaterThan(15);
});

it('computes what WCAG defines, and mixes like browsers do', () => {
  const none = new Map<string, string>();
  expect(contrast(colorOf('#000', none), colorOf('#ffffff', none))).toBe(21);
  expect(contrast(colorOf('#777', none), colorOf('#fff', none))).toBeCloseTo(4.48, 2);
  // Chromium: color-mix(in oklab, #f00 50%, #0f0) is rgb(208 168 0).
  const mixed = colorOf('color-mix(in oklab, #f00 50%, #0f0)', none);
  expect(mixed.map(channel => Math.round(channel * 255))).toEqual([208, 168, 0]);
  expect(() => colorOf('currentcolor', none)).toThrow('currentcolor');
});

it.each(modes)('every pair of colors in use is readable in %s mode', (_, tokens) => {
  const all = [...pairsOf(TEXT_PAIRS, TEXT), ...pairsOf(SIGN_PAIRS, SIGN), ...pairsInRules];
  const faint = all
    .map(({color, background, least, from}) => {
      const surface = colorOf('var(--surface)', tokens);
      const current = colorOf(color, tokens, {below: surface});
      const below = colorOf(background, tokens, {below: surface, current});
      const ratio = contrast(current, below);
      return {
        is: `${ratio.toFixed(2)}, not ${least}: ${color} on ${background} (tokens.css), ${from}`,
        faint: ratio < least,
      };
    })
    .filter(pair => pair.faint);
  expect(faint.map(({is}) => is)).toEqual([]);
});
