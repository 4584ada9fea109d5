import {openPage} from '../support/openPage';

import {COLOR_MODES, showColorMode} from './colorModes';
import {expect, test} from './dropinSite';

/** The value of `--ifm-color-primary` in `site/src/css/custom.css`. */
const PRIMARY = {light: 'rgb(18, 97, 74)', dark: 'rgb(111, 214, 179)'};

test("the site's own CSS beats the theme's", {tag: '@webpack'}, async ({page, at}) => {
  await openPage(page, at('/docs/'));
  const copyright = page.getByRole('contentinfo').getByText('Copyright © 2026');
  await expect(copyright).toHaveCSS('letter-spacing', '3px');
});

for (const mode of COLOR_MODES) {
  test(
    `links have the color that the site sets with Infima's variable, in ${mode} mode`,
    {tag: '@webpack'},
    async ({page, at}) => {
      await openPage(page, at('/docs/'));
      await showColorMode(page, mode);
      const link = page.getByRole('article').getByRole('link', {name: 'optics'});
      await expect(link).toHaveCSS('color', PRIMARY[mode]);
    },
  );
}
