import {coveredCode} from '../support/coveredCode';
import {expect, test} from '../support/fixtures';
import {measureOverflow} from '../support/overflow';
import {useOlderStyles} from '../support/olderStyles';
import {openPage} from '../support/openPage';

test.use({viewport: {width: 390, height: 800}});

for (const [name, browser] of [
  ['Chrome 109', {chrome: '109'}],
  ['Firefox 115', {firefox: '115'}],
  ['Safari 16.4', {safari: '16.4'}],
] as const) {
  test(`with what ${name} reads of the styles, the bars cover no heading and the buttons no code`, async ({
    page,
    at,
  }) => {
    await useOlderStyles(page, browser);
    await openPage(page, at('/tutorials/essentials/part-2-app-structure#redux-slices'));
    const heading = page.locator('#redux-slices');
    await expect(heading).toBeInViewport();
    const bar = await page.locator('.theme-doc-toc-mobile').boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(top).toBeLessThan(200);
    expect(await measureOverflow(page)).toEqual({pixels: 0, elements: []});

    const block = page.locator('.theme-code-block:visible').first();
    const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy).toBeVisible();
    expect(await coveredCode(page)).toEqual([]);
  });
}
