import {openPage} from '../../support/openPage';
import {createSiteTest} from '../../support/siteTest';
import {BASE_URL, expect, hostedDir} from './dropinSite';

/** The site with other themes: after this one with Rspack, and before it with webpack. */
const test = createSiteTest({dir: hostedDir, baseUrl: BASE_URL});

const ROUTE = '/companions/';

test(
  'live code blocks run, and other code blocks are this theme’s',
  {tag: '@webpack'},
  async ({page, at}) => {
    await openPage(page, at(ROUTE));
    await expect(page.getByText('42 knots')).toBeVisible();
    await expect(page.getByRole('group', {name: 'still.js'}).locator('[data-code]')).toBeVisible();
  },
);

test(
  "another theme's tabs, which have a context of their own, work",
  {tag: '@webpack'},
  async ({page, at}) => {
    await openPage(page, at(ROUTE));
    for (const [tab, text] of [
      ['missing', 'No nest.'],
      ['ebb', 'Low water.'],
    ] as const) {
      await expect(page.getByText(text)).toBeHidden();
      await page.getByRole('tab', {name: tab}).click();
      await expect(page.getByText(text)).toBeVisible();
    }
  },
);

test('diagrams have their colors under the policy', async ({page, at}) => {
  await openPage(page, at(ROUTE));
  const shape = page.locator('.docusaurus-mermaid-container .node rect').first();
  await expect(shape).toHaveCSS('fill', 'rgb(236, 236, 255)');
});
