import type {Page} from '@playwright/test';
import {addStyles} from '../support/addStyles';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {DESKTOP} from '../support/viewports';

const ARTICLE = '/introduction/getting-started';

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const rightList = (page: Page) => page.locator('.theme-layout-navbar-right > ul');

/** The items on the right. */
const EIGHT_LABELS = [
  'Getting Started',
  'Tutorial',
  'Usage Guide',
  'API',
  'FAQ',
  'Best Practices',
  'GitHub',
  'Need help?',
];

/** Fills the navbar's list with eight items, in the markup of its own links. */
async function showEightItems(page: Page): Promise<void> {
  await rightList(page).evaluate((list, labels) => {
    const items = [...list.children];
    const plain = items.find(item => item.querySelector('a') && !item.querySelector('svg'));
    const external = items.find(item => item.querySelector('a[target=_blank]'));
    const search = items.filter(item => item.querySelector('button'));
    const made = labels.map(label => {
      const item = (label === 'GitHub' ? external : plain)?.cloneNode(true);
      if (!(item instanceof HTMLElement)) {
        throw new Error('The bar has no plain or no external link to copy.');
      }
      const text = item.querySelector('a')?.firstChild;
      if (text) {
        text.textContent = label;
      }
      item.querySelector('a')?.removeAttribute('aria-current');
      return item;
    });
    list.replaceChildren(...made, ...search);
  }, EIGHT_LABELS);
}

const tops = (page: Page) =>
  rightList(page).evaluate(list =>
    [...list.children].map(item => Math.round(item.getBoundingClientRect().top)),
  );

async function expectAllInView(page: Page): Promise<void> {
  const links = rightList(page).getByRole('link');
  await expect(links).toHaveCount(EIGHT_LABELS.length);
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ratio: 1});
  }
}

test('eight items, search, and the color mode toggle stay on one line in any wide window', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(ARTICLE));
  await test.step('a line marks the current item', async () => {
    const line = (name: string) =>
      bar(page)
        .getByRole('link', {name})
        .evaluate(element => getComputedStyle(element).borderBlockEndColor);
    expect(await line('Getting Started')).not.toBe(await line('Need help?'));
  });
  await showEightItems(page);
  for (const width of [997, 1100, 1300, 1920]) {
    await page.setViewportSize({width, height: 800});
    expect(new Set(await tops(page)).size, `at ${width} px`).toBe(1);
    const [height, wanted] = await bar(page).evaluate(element => {
      const probe = element.appendChild(document.createElement('span'));
      probe.style.cssText = 'position:absolute;block-size:var(--ifm-navbar-height)';
      const size = probe.offsetHeight;
      probe.remove();
      return [element.getBoundingClientRect().height, size] as const;
    });
    expect(height).toBeLessThanOrEqual(wanted + 1);
    expect(await measureOverflow(page)).toEqual({pixels: 0, elements: []});
    await expectAllInView(page);
    await expect(bar(page).getByRole('button', {name: 'Search'})).toBeInViewport({ratio: 1});
    await expect(bar(page).getByRole('switch')).toBeInViewport({ratio: 1});
  }

  await test.step('with text twice as large, the items wrap, and none gets lost', async () => {
    await page.setViewportSize(DESKTOP);
    await addStyles(page, 'html {font-size: 200%}');
    expect(await measureOverflow(page)).toEqual({pixels: 0, elements: []});
    await expectAllInView(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the items are in the page at 280 px and lead to their pages', async ({page, at}) => {
    await page.setViewportSize({width: 280, height: 600});
    await page.goto(at('/'));
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(bar(page).getByRole('switch')).toBeHidden();
    await expect(bar(page).getByRole('link', {name: 'GitHub'})).toBeInViewport();
    await bar(page).getByRole('link', {name: 'Getting Started'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/getting started/i);
  });
});
