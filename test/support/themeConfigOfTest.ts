import siteConfig from '@generated/docusaurus.config';

/**
 * Sets keys of the fixture site's `themeConfig` for the tests of a file or a block, and resets them
 * after each.
 *
 * @returns sets the keys; call it in a test or in `beforeEach`
 */
export function themeConfigOfTest(): (overrides: Record<string, unknown>) => void {
  const {themeConfig} = siteConfig;
  const original = {...themeConfig};
  afterEach(() => {
    for (const key of Object.keys(themeConfig)) {
      delete themeConfig[key];
    }
    Object.assign(themeConfig, original);
  });
  return overrides => {
    Object.assign(themeConfig, overrides);
  };
}
