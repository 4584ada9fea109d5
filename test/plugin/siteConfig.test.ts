import type {LoadContext} from '@docusaurus/types';
import themeFolio, {validateOptions} from '../../theme-plugin/theme/src/index';

it("leaves the site's configuration unchanged", () => {
  const siteConfig = Object.freeze({
    baseUrlIssueBanner: true,
    themeConfig: Object.freeze({}),
  });
  const context: Partial<LoadContext> = {siteConfig: siteConfig as LoadContext['siteConfig']};
  const options = validateOptions({
    validate: () => {
      throw new Error('not used');
    },
    options: {},
  });
  const plugin = themeFolio(context as LoadContext, options);
  expect(plugin.name).toBe('docusaurus-theme-folio');
  expect(siteConfig.baseUrlIssueBanner).toBe(true);
});
