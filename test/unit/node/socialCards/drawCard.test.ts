import fs from 'node:fs';
import path from 'node:path';
import {readCardFonts, type CardFonts} from '@site/theme-plugin/src/node/socialCards/cardFonts';
import {cardTree} from '@site/theme-plugin/src/node/socialCards/cardTree';
import {CARD_MAX_BYTES, drawCard} from '@site/theme-plugin/src/node/socialCards/drawCard';
import {CARD_COLORS} from '@site/theme-plugin/src/node/socialCards/prepareSocialCards';

// The libraries load slowly.
jest.setTimeout(240_000);

let fonts: CardFonts;

beforeAll(async () => {
  fonts = await readCardFonts('/', []);
});

const draw = (title: string, section = '', width = 32) =>
  drawCard(
    cardTree(
      {title, section, siteTitle: 'Redux'},
      {
        colors: CARD_COLORS,
        direction: 'ltr',
        families: fonts.families,
        logo: {
          src: `data:image/svg+xml;base64,${fs.readFileSync(path.join(__dirname, '../../../../static/img/logo.svg'), 'base64')}`,
          width,
          height: 32,
        },
      },
    ),
    fonts.fonts,
  );

it.each([
  ['Store', 'API Reference'],
  ['combineReducers(slices)', 'API Reference'],
  ['Performance, normalized data, and reactions', 'Tutorials › Redux Essentials'],
  ['Łódź, Đặng, Ελληνικά, Привет', ''],
  ['naïve(Ω)', ''],
  ['A title that goes on and on, far beyond what anybody would read on a card. '.repeat(3), 'A'],
])('draws %j in the size that social networks expect, within 60 KiB', async (...texts) => {
  const png = await draw(...texts);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeGreaterThan(2048);
  expect(png.length).toBeLessThanOrEqual(CARD_MAX_BYTES);
});

it('names the characters that no font has, every time', async () => {
  await expect(draw('状態とは')).rejects.toThrow('no font has “状態とは”');
  await expect(draw('状態とは')).rejects.toThrow('no font has “状態とは”');
  await expect(draw('Launch 🚀')).rejects.toThrow('no font has “🚀”');
});

it('draws the same card as the same bytes, and another card as different bytes', async () => {
  const first = await draw('Store');
  expect(await draw('Store')).toEqual(first);
  expect(await draw('Store', '', 64)).not.toEqual(first);
});

it("has the theme's light mode colors", () => {
  const tokens = fs.readFileSync(
    path.join(__dirname, '../../../../theme-plugin/src/client/css/tokens.css'),
    'utf8',
  );
  const colorOf = (name: string) => new RegExp(` --${name}: (#\\w+);`).exec(tokens)?.[1];
  expect(CARD_COLORS).toEqual({
    surface: colorOf('surface'),
    text: colorOf('text'),
    accent: colorOf('ifm-color-primary-light'),
  });
});
