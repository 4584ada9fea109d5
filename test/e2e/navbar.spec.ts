import type {Page} from '@playwright/test';
import {addStyles} from '../support/addStyles';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {DESKTOP, PHONE} from '../support/viewports';

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

for (const width of [997, 1024, 1100, 1200, 1280, 1300, 1440, 1920]) {
  test(`eight items, search, and the color mode toggle stay on one line at ${width} px`, async ({
    reader: page,
    at,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openPage(page, at(ARTICLE));
    await showEightItems(page);
    expect(new Set(await tops(page)).size).toBe(1);
    const height = await bar(page).evaluate(element => element.getBoundingClientRect().height);
    const wanted = await bar(page).evaluate(element => {
      const probe = element.appendChild(document.createElement('span'));
      probe.style.cssText = 'position:absolute;block-size:var(--ifm-navbar-height)';
      const size = probe.offsetHeight;
      probe.remove();
      return size;
    });
    expect(height).toBeLessThanOrEqual(wanted + 1);
    expect(await measureOverflow(page)).toEqual({pixels: 0, elements: []});
    await expectAllInView(page);
    await expect(bar(page).getByRole('button', {name: 'Search'})).toBeInViewport({ratio: 1});
    await expect(bar(page).getByRole('switch')).toBeInViewport({ratio: 1});
  });
}

test('with text twice as large, the items wrap to a second line, and none gets lost', async ({
  page,
  at,
}) => {
  await openPage(page, at(ARTICLE));
  await addStyles(page, 'html {font-size: 200%}');
  await showEightItems(page);
  expect(await measureOverflow(page)).toEqual({pixels: 0, elements: []});
  await expectAllInView(page);
});

/** The width of a 1280 px window at each zoom level, in CSS pixels. */
for (const [zoom, width] of [
  [200, 640],
  [300, 427],
  [400, 320],
] as const) {
  test(`at ${zoom} % zoom, the items are in the drawer`, async ({reader: page, at}) => {
    await page.setViewportSize({width, height: 400});
    await openPage(page, at('/'));
    await expect(bar(page).getByRole('link', {name: 'Getting Started'})).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const link = page.getByRole('dialog').getByRole('link', {name: 'Getting Started'});
    await expect(link).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('switch')).toBeInViewport({ratio: 1});
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport({
      ratio: 1,
    });
    expect(await measureOverflow(page)).toEqual({pixels: 0, elements: []});
  });
}

test('the navbar stays at the top and marks the current item with a line and aria-current', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(ARTICLE));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(bar(page)).toBeInViewport({ratio: 1});
  const link = bar(page).getByRole('link', {name: 'Getting Started'});
  await expect(link).toHaveAttribute('aria-current', 'page');
  const line = (name: string) =>
    bar(page)
      .getByRole('link', {name})
      .evaluate(element => getComputedStyle(element).borderBlockEndColor);
  expect(await line('Getting Started')).not.toBe(await line('Need help?'));
});

test("the navbar's targets are large enough to touch", async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, at(ARTICLE));
  const box = await page.getByRole('button', {name: 'Toggle navigation bar'}).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test.describe('when the navbar hides on scroll', () => {
  test.beforeEach(async ({page, at}) => {
    // This project's site doesn't hide its navbar, so change the setting in the files it's served.
    await page.route('**/*.js', async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(["']?hideOnScroll["']?):(?:false|!1)/g,
        '$1:true',
      );
      await route.fulfill({response, body});
    });
    await page.setViewportSize({width: 1280, height: 400});
    // The home page has no sidebar, which would show the logo when the navbar hides.
    await openPage(page, at('/'));
    // Arriving on a page counts as a jump for a moment.
    await page.waitForTimeout(400);
  });

  test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

  const wheel = async (page: Page, by: number) => {
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, by);
  };

  /** Scrolls down until the bar hides: on a busy machine, arriving may count as a jump for longer. */
  const scrollAway = (page: Page) =>
    expect(async () => {
      await wheel(page, 400);
      await expect(bar(page)).not.toBeInViewport({timeout: 1000});
    }).toPass();

  test('it hides on scrolling down and returns on scrolling up', async ({page}) => {
    await scrollAway(page);
    await wheel(page, -200);
    await expect(bar(page)).toBeInViewport({ratio: 1});
  });

  test("it doesn't hide while it contains focus, and returns when it receives focus", async ({
    page,
  }) => {
    await bar(page).getByRole('link', {name: 'Getting Started'}).focus();
    await wheel(page, 800);
    await page.waitForTimeout(300);
    await expect(bar(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollAway(page);
    await bar(page).getByRole('link', {name: 'Getting Started'}).focus();
    await expect(bar(page)).toBeInViewport({ratio: 1});
  });

  test("it doesn't flicker on a jump to a heading, and doesn't cover the heading", async ({
    page,
  }) => {
    await bar(page).evaluate(element => {
      const moves: string[] = [];
      Object.assign(window, {moves});
      new MutationObserver(() => moves.push(element.className)).observe(element, {
        attributeFilter: ['class'],
      });
    });
    const heading = page.locator('main h2').last();
    await heading.evaluate(element => {
      element.id = 'part';
      location.hash = '#part';
    });
    await expect(heading).toBeInViewport();
    await page.waitForTimeout(500);
    const moves = await page.evaluate(() => (window as unknown as {moves: string[]}).moves);
    expect(moves.length).toBeLessThanOrEqual(1);
    expect(await heading.evaluate(element => element.getBoundingClientRect().top)).toBeGreaterThan(
      0,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const size of [PHONE, {width: 280, height: 600}, DESKTOP]) {
    test(`the items are in the page at ${size.width} px and lead to their pages`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize(size);
      await page.goto(at('/'));
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
      await expect(bar(page).getByRole('switch')).toBeHidden();
      await expect(bar(page).getByRole('link', {name: 'GitHub'})).toBeInViewport();
      await bar(page).getByRole('link', {name: 'Getting Started'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/getting started/i);
    });
  }
});
