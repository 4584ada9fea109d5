import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';
import {expectMissing, resetWatch} from '../support/watchPage';

const ARTICLE = '/api/store';

/** One page of each class. */
const ROUTES = ['/', ARTICLE, '/search', '/errors', UNKNOWN_ROUTE];

const notice = (page: Page) => page.getByText('Search and other controls did not load.');

/** The ways that a file of the page's code can fail to run. */
const FAILURES = {
  'the network fails': {
    file: /\/main\.\w+\.js$/,
    answer: 'abort',
    error: /^http:\S+\/assets\/js\/main\.\w+\.js$/,
  },
  'a new deployment has removed them': {
    file: /\/assets\/js\//,
    answer: {status: 404, body: ''},
    error: /^http:\S+\/assets\/js\/\S+\.js$/,
  },
  'the browser blocks them': {
    file: /\/runtime~main\.\w+\.js$/,
    answer: 'blockedbyclient',
    error: /^http:\S+\/assets\/js\/runtime~main\.\w+\.js$/,
  },
  'the host answers with a page': {
    file: /\/main\.\w+\.js$/,
    answer: {status: 200, contentType: 'text/javascript', body: '<!doctype html>'},
    error: /^Uncaught SyntaxError: .+ http:\S+\/assets\/js\/main\.\w+\.js$/,
  },
  "a part of the page's code is missing": {
    file: /\/assets\/js\/(?!main|runtime)/,
    answer: {status: 404, body: ''},
    error: /^ChunkLoadError: [^]+\/assets\/js\/\S+\.js\)$/,
  },
} as const;

async function failScripts(page: Page, {file, answer}: (typeof FAILURES)[keyof typeof FAILURES]) {
  await page.route(file, route =>
    typeof answer === 'string'
      ? route.abort(answer === 'abort' ? 'failed' : answer)
      : route.fulfill(answer),
  );
}

test.afterEach(({page}) => resetWatch(page)); // Those are the requests that were cut off.

for (const [name, failure] of Object.entries(FAILURES)) {
  test(`a page shows a notice when ${name}, and stays readable`, async ({page, at}) => {
    await failScripts(page, failure);
    await page.goto(at(ARTICLE));
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('alert').locator('p')).toHaveText(failure.error);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Store');

    // Controls that can't work are absent or disabled.
    await expect(page.getByRole('button', {name: 'Search'})).toHaveCount(0);
    const buttons = page.locator('#__docusaurus').getByRole('button');
    for (const button of await buttons.all()) {
      await expect(button).toBeDisabled();
    }

    await page.unrouteAll();
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toBeEnabled();
  });
}

for (const route of ROUTES) {
  test(`${route} shows one notice that its scripts failed, and is accessible`, async ({
    page,
    at,
  }) => {
    expectMissing(page, at(route));
    await failScripts(page, FAILURES['the network fails']);
    await page.goto(at(route));
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, 'the page without its scripts');
  });
}

test('on a phone, the sidebar and the navbar show, without dead buttons', async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await failScripts(page, FAILURES['the network fails']);
  await page.goto(at(ARTICLE));
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveCount(0);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Installation'})).toBeVisible();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'Getting Started'})).toBeVisible();

  // The box leaves the end of the page in view.
  // The page may still be growing, for example when the typeface arrives.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const box = await page.getByRole('alert').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? Infinity) + (footer?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }).toPass();
});

test('every tab panel can be read', async ({page, at}) => {
  await failScripts(page, FAILURES['the network fails']);
  await page.goto(at('/introduction/installation'));
  await expect(notice(page)).toBeVisible();
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
  }
});

test('the search shortcuts are left to the browser', async ({page, at}) => {
  await failScripts(page, FAILURES['the network fails']);
  await page.goto(at(ARTICLE));
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => {
    addEventListener('keydown', event => {
      document.title = String(event.defaultPrevented);
    });
  });
  await page.keyboard.press('Control+k');
  await expect(page).toHaveTitle('false');
});

test.describe('no notice shows', () => {
  /** Records whether the notice was there at any time. */
  async function watchNotice(page: Page): Promise<() => Promise<boolean>> {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('body>[role=alert]')) {
          Object.assign(window, {wasSaid: true});
        }
      }).observe(document, {childList: true, subtree: true});
    });
    return () => page.evaluate(() => 'wasSaid' in window);
  }

  test('while the network is slow', async ({page, at}) => {
    const wasSaid = await watchNotice(page);
    await page.route(/\/assets\/js\//, async route => {
      await new Promise(resolve => setTimeout(resolve, 2000));
      await route.continue();
    });
    await openPage(page, at(ARTICLE));
    expect(await wasSaid()).toBe(false);
  });

  test('if something else starts the scripts long after the page is parsed', async ({page, at}) => {
    const wasSaid = await watchNotice(page);
    await page.route(at(ARTICLE), async route => {
      const response = await route.fetch();
      const html = await response.text();
      const scripts = html.match(/<script src=\S+ defer><\/script>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(1);
      const late = `setTimeout(async () => {
        for (const src of ${JSON.stringify(scripts.map(tag => tag.split(/[= ]/)[2]))}) {
          const script = document.createElement('script');
          script.src = src;
          document.head.append(script);
          await new Promise(resolve => (script.onload = resolve));
        }
      }, 1500);`;
      // From a URL on the site, as the page's policy requires.
      await page.route(at('/late.js'), script =>
        script.fulfill({contentType: 'text/javascript', body: late}),
      );
      await route.fulfill({
        response,
        body: `${scripts.reduce((page, tag) => page.replace(tag, ''), html)}<script src=${at('/late.js')}></script>`,
      });
    });
    await openPage(page, at(ARTICLE));
    expect(await wasSaid()).toBe(false);
  });

  test("if a script from another site fails, even before the page's own have run", async ({
    page,
    at,
  }) => {
    const wasSaid = await watchNotice(page);
    await page.route('https://example.com/**', route => route.abort());
    await page.route(at(ARTICLE), async route => {
      const response = await route.fetch();
      const html = await response.text();
      const other = '<script defer src="https://example.com/assets/js/count.js"></script>';
      await route.fulfill({response, body: html.replace('<head>', `<head>${other}`)});
    });
    await openPage(page, at(ARTICLE));
    expect(await wasSaid()).toBe(false);
  });

  test('if the search dialog fails to load, which has its own message', async ({page, at}) => {
    await page.route(/\/intent-search\./, route => route.abort());
    await openPage(page, at(ARTICLE));
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('alert').getByRole('button', {name: 'Cancel'})).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
  });
});
