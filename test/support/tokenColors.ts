import fs from 'node:fs';
import path from 'node:path';

/** Red, green, and blue, from 0 to 1. */
type Color = readonly [number, number, number];

/** The values of custom properties by name, including the dashes. */
type Tokens = ReadonlyMap<string, string>;

const PACKAGES = path.join(__dirname, '../../theme-plugin');

const readCss = (file: string) =>
  fs.readFileSync(path.join(PACKAGES, file), 'utf8').replace(/\/\*.*?\*\//gs, '');

const declarations = (css: string): [string, string][] =>
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);

const block = (css: string, selector: string): string =>
  css.slice(css.indexOf(selector)).split('{').slice(1).join('{').split('}')[0] ?? '';

/** The theme's tokens in each color mode. */
export function readTokens(): Readonly<Record<'light' | 'dark', Tokens>> {
  const css = readCss('theme/src/client/css/tokens.css');
  const light = [
    ...declarations(block(css, ':where(:root)')),
    ...declarations(block(readCss('search/src/ui/searchButton.css'), ':root')),
    ...declarations(block(readCss('search/src/ui/search.lazy.css'), ':root')),
  ];
  const dark = declarations(block(css, ":where(html[data-theme='dark'])"));
  return {light: new Map(light), dark: new Map([...light, ...dark])};
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const times = (matrix: readonly Color[], [x, y, z]: Color): Color => {
  const [a, b, c] = matrix.map(([l, m, n]) => l * x + m * y + n * z);
  return [a ?? NaN, b ?? NaN, c ?? NaN];
};

const each = ([a, b, c]: Color, change: (channel: number) => number): Color => [
  change(a),
  change(b),
  change(c),
];

/* OKLab's matrices, from its author: https://bottosson.github.io/posts/oklab/ */
const RGB_TO_LMS: readonly Color[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LMS_TO_LAB: readonly Color[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_TO_LMS: readonly Color[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const LMS_TO_RGB: readonly Color[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const toOklab = (color: Color) =>
  times(LMS_TO_LAB, each(times(RGB_TO_LMS, each(color, toLinear)), Math.cbrt));

const fromOklab = (lab: Color) =>
  each(
    times(
      LMS_TO_RGB,
      each(times(LAB_TO_LMS, lab), channel => channel ** 3),
    ),
    channel => Math.min(1, Math.max(0, toGamma(channel))),
  );

const between = (a: Color, b: Color, share: number): Color => [
  a[0] * share + b[0] * (1 - share),
  a[1] * share + b[1] * (1 - share),
  a[2] * share + b[2] * (1 - share),
];

const MIX = /^color-mix\(\s*in (oklab|srgb),\s*(.+?) (\d+)%,\s*(.+)\)$/s;
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;

interface Around {
  readonly below?: Color;
  readonly current?: Color;
}

const KEYWORDS: Readonly<Record<string, keyof Around>> = {
  transparent: 'below',
  currentcolor: 'current',
};

/**
 * Resolves a CSS value to a color.
 *
 * @param around - `below` is the color under a mix with `transparent`; `current` is the text color
 * @throws Error that names the value, if its form is unknown
 */
export function colorOf(value: string, tokens: Tokens, around: Around = {}): Color {
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (token) {
    return colorOf(tokens.get(token) ?? token, tokens, around);
  }
  const keyword = KEYWORDS[value];
  const known = keyword && around[keyword];
  if (known) {
    return known;
  }
  const [, space, first = '', percent, second = ''] = MIX.exec(value) ?? [];
  if (space) {
    const [a, b] = [colorOf(first, tokens, around), colorOf(second, tokens, around)];
    const share = Number(percent) / 100;
    // A mix with transparent keeps its color, and its alpha is blended in sRGB.
    return space === 'oklab' && second !== 'transparent'
      ? fromOklab(between(toOklab(a), toOklab(b), share))
      : between(a, b, share);
  }
  const hex = HEX.exec(value)?.[1];
  if (!hex) {
    throw new Error(`No color that this test knows: ${value}`);
  }
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const channel = (at: number) => parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

/** Relative luminance, as defined by WCAG 2. */
function luminance(color: Color): number {
  const [red, green, blue] = each(color, toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors, as defined by WCAG 2: from 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [dark = NaN, light = NaN] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}
