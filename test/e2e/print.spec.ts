import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {openPageClass, pageClasses} from '../support/pageClasses';

/** The width of an A4 page between its margins, in CSS pixels, and an arbitrary height. */
const PAPER = {width: 718, height: 1000};

/** 11 points, in CSS pixels. */
const TEXT_SIZE = (11 * 96) / 72;

/** Things that are only useful on a screen: bars, site navigation, buttons, and form fields. */
const CHROME =
  'button, input, select, textarea, iframe, dialog, [role="tablist"], nav, footer, header.navbar, .theme-announcement-bar, [role="progressbar"]';

test.beforeEach(async ({reader}) => {
  await reader.setViewportSize(PAPER);
});

test.afterEach(async ({reader}) => {
  await reader.emulateMedia({media: null});
});

/** The text sizes on the page, in CSS pixels, and any code that isn't smaller than the text around it. */
const measureText = (page: Page) =>
  page.evaluate(() => {
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
    return {
      body: size(document.body),
      largestText: Math.max(...shown('.theme-doc-markdown :is(p, li, td)').map(size)),
      largeCode: shown('main code')
        .filter(code => !code.closest('h1, h2, h3, h4, h5, h6'))
        .filter(code => size(code) >= size(code.closest('p, li, td, th') ?? document.body))
        .map(code => code.textContent),
      cutOff: shown('main pre').filter(pre => pre.scrollWidth > pre.clientWidth + 1).length,
    };
  });

/** External links in the text that aren't followed by their URL. */
const missingAddresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')]
      .filter(link => link.checkVisibility())
      .filter(
        link =>
          !getComputedStyle(link, '::after').content.includes(`(${link.getAttribute('href')})`),
      )
      .map(link => link.href),
  );

for (const route of Object.values(pageClasses)) {
  test(`${route} in print has text of 11 points, smaller code, link URLs, and no buttons`, async ({
    reader,
    at,
  }) => {
    await openPageClass(reader, at, route);
    await reader.emulateMedia({media: 'print'});
    await expect(reader.getByRole('heading', {level: 1})).toBeVisible();
    const chrome = await reader
      .locator(CHROME)
      .evaluateAll(all =>
        all
          .filter(element => element.checkVisibility({visibilityProperty: true}))
          .map(element => element.outerHTML.slice(0, 200)),
      );
    expect(chrome).toEqual([]);
    const text = await measureText(reader);
    expect(text.body).toBeCloseTo(TEXT_SIZE, 1);
    expect(text.largestText).toBeLessThanOrEqual(TEXT_SIZE + 0.1);
    expect(text.largeCode).toEqual([]);
    expect(text.cutOff, 'blocks of code wider than the paper').toBe(0);
    expect(await missingAddresses(reader)).toEqual([]);
    expect(await measureOverflow(reader)).toEqual({pixels: 0, elements: []});
  });
}

test('in print, only the selected tab shows, under its label', async ({reader, at}) => {
  await openPage(reader, at('/introduction/installation'));
  const tabs = reader.locator('.tabs-container').first();
  await tabs.getByRole('tab', {name: 'Yarn'}).click();
  await reader.emulateMedia({media: 'print'});
  const panels = tabs.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(1);
  const printed = await panels.evaluateAll(all =>
    all
      .filter(panel => panel.checkVisibility() && panel.getBoundingClientRect().height > 0)
      .map(panel => [panel.textContent, getComputedStyle(panel, '::before').content]),
  );
  expect(printed).toEqual([[expect.stringContaining('yarn add'), '"Yarn"']]);
});

test('in print, pictures of an app are the ones for light mode', async ({reader, at}) => {
  await openPage(
    reader,
    at('/tutorials/essentials/part-6-performance-normalization?docusaurus-theme=dark'),
  );
  const picture = reader.locator('.app-picture').first();
  await expect(picture.locator('.app-picture__dark').first()).toBeVisible();
  await reader.emulateMedia({media: 'print'});
  await expect(picture.locator('.app-picture__light').first()).toBeVisible();
  await expect(picture.locator('.app-picture__dark').first()).toBeHidden();
});
