import {themeColorTags} from '../../../../theme-plugin/src/node/head/themeColorTags';

const themeColor = {light: '#fff', dark: '#000'};
const colorMode = {disableSwitch: false, respectPrefersColorScheme: false} as const;

it.each([
  ['light', '#fff'],
  ['dark', '#000'],
] as const)('begins with the color of the default mode: %s', (defaultMode, content) => {
  expect(themeColorTags(themeColor, {...colorMode, defaultMode})).toEqual([
    {tagName: 'meta', attributes: {name: 'theme-color', content}},
  ]);
});

it("begins with the system's color on a site that follows the system", () => {
  const following = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true};
  expect(
    themeColorTags(themeColor, following as Parameters<typeof themeColorTags>[1]).map(
      ({attributes}) => attributes,
    ),
  ).toEqual([
    {name: 'theme-color', content: '#fff', media: '(prefers-color-scheme: light)'},
    {name: 'theme-color', content: '#000', media: '(prefers-color-scheme: dark)'},
  ]);
});

it('leaves the browser its own color where the site sets none', () => {
  expect(themeColorTags(false, {...colorMode, defaultMode: 'light'})).toEqual([]);
});
