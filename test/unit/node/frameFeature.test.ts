import type {LoadContext} from '@docusaurus/types';
import type {ThemeOptions} from '@site/theme-plugin/src/node/common/ThemeOptions';
import {frameFeature} from '@site/theme-plugin/src/node/frameFeature';

/** The feature in a site whose theme configuration is the given one once all themes have validated it. */
const featureOf = (themeConfig: object) =>
  frameFeature(
    {
      siteConfig: {themeConfig: {folio: {}, ...themeConfig}},
      siteStorage: {type: 'localStorage', namespace: ''},
      generatedFilesDir: '/nowhere',
    } as unknown as LoadContext,
    {infima: true, themeColor: false} as ThemeOptions,
  );

it('names the theme that a site without preset-classic lacks', () => {
  expect(() => featureOf({}).preBodyTags?.()).toThrow(
    'docusaurus-theme-folio needs @docusaurus/theme-classic, which @docusaurus/preset-classic includes.',
  );
});

it('adds one inline script to a site that has it', () => {
  const colorMode = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false};
  const tags = featureOf({colorMode}).preBodyTags?.();
  expect(tags).toEqual([{tagName: 'script', innerHTML: expect.stringContaining('data-theme')}]);
});
