import siteConfig from '@generated/docusaurus.config';

/**
 * Sets keys of the fixture site's `themeConfig` for the tests in a file or block, and resets them after each test.
 *
 * @returns a function that sets the keys, for a test or `beforeEach`
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
