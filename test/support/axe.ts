import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, plus axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The site's color modes, as the root element names them. */
export const COLOR_MODES = ['light', 'dark'] as const;

/** The toggle cycles through its modes, which may include a third: following the system. */
const PRESSES_MAX = 3;

/**
 * Switches the page to a color mode with the site's own toggle (in the navbar at desktop size), because a mode changes
 * not only styles but also images.
 */
export async function setColorMode(page: Page, mode: (typeof COLOR_MODES)[number]): Promise<void> {
  const root = page.locator('html');
  const toggle = page.getByRole('switch', {name: 'dark mode'});
  for (let press = 0; press < PRESSES_MAX; press += 1) {
    if ((await root.getAttribute('data-theme')) === mode) {
      return;
    }
    await toggle.click();
  }
  await expect(root).toHaveAttribute('data-theme', mode);
}

/**
 * Shows the page in a color mode without the toggle, whose name depends on the language and which may be in the drawer.
 * Only the style changes, as it does before the site's scripts run.
 */
export async function showColorMode(page: Page, mode: (typeof COLOR_MODES)[number]): Promise<void> {
  await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), mode);
}

/**
 * Links in text have to differ from it by more than their color, so their colors aren't compared. That would take two
 * fifths of the time.
 */
const SKIPPED_CHECKS = {'link-in-text-block': {enabled: false}};

/** Rules whose result depends on the color mode: colors, and images that change with the mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block', 'image-alt'];

/**
 * Expects axe to find no violations on the page in its current state.
 *
 * @param options.withFrames - whether to check frames, too; axe counts the landmarks of both pages as if they were on
 *   one
 * @param options.within - selector for the parts of the page to check, if other tests check the rest
 */
export async function expectAccessible(
  page: Page,
  what: string,
  options: {withFrames?: boolean; within?: string} = {},
): Promise<void> {
  await expectNoViolations(page, TAGS, what, options);
}

/**
 * Like `expectAccessible`, but without the color rules. They take most of the time, and their result is the same on
 * every page that has only the theme's components.
 *
 * @param within - selector for the parts of the page to check
 */
export async function expectAccessibleContent(
  page: Page,
  what: string,
  within?: string,
): Promise<void> {
  await expectNoViolations(page, TAGS, what, {skippedRules: ['color-contrast'], within});
}

/**
 * Merges the tokens in code, which differ only in color. They're up to half of an article's elements, and axe's time
 * grows with the square of their number.
 */
export async function joinTokens(page: Page): Promise<void> {
  await page.locator('pre code').evaluateAll(codes => {
    for (const token of codes.flatMap(code => [...code.querySelectorAll('span')].reverse())) {
      if (token.getAttributeNames().every(name => name === 'class' || name === 'style')) {
        token.replaceWith(...token.childNodes);
      }
    }
    codes.forEach(code => code.normalize());
  });
}

/**
 * Expects axe to find no violations in what the color mode changes. Takes a tenth of the time that all rules take.
 *
 * @param within - selector for the parts of the page to check
 */
export async function expectReadableColors(
  page: Page,
  what: string,
  within?: string,
): Promise<void> {
  await expectNoViolations(page, {type: 'rule', values: COLOR_RULES}, what, {within});
}

/**
 * Expects everything that scrolls, such as a table wider than a phone, to become reachable by keyboard. A page sees to
 * that once it has nothing else to do.
 */
export async function expectScrollableByKeyboard(page: Page, what: string): Promise<void> {
  const rules = {type: 'rule' as const, values: ['scrollable-region-focusable']};
  await expect.poll(() => findViolations(page, rules), what).toEqual([]);
}

interface Scope {
  withFrames?: boolean;
  skippedRules?: readonly string[];
  within?: string;
}

type Rules = string[] | {type: 'rule'; values: string[]};

async function expectNoViolations(
  page: Page,
  rules: Rules,
  what: string,
  scope?: Scope,
): Promise<void> {
  expect(await findViolations(page, rules, scope), what).toEqual([]);
}

async function findViolations(
  page: Page,
  runOnly: Rules,
  {withFrames = true, skippedRules = [], within}: Scope = {},
): Promise<string[]> {
  const options = {
    runOnly,
    rules: Object.fromEntries(skippedRules.map(rule => [rule, {enabled: false}])),
    // The types leave this option out.
    checks: SKIPPED_CHECKS,
    // Styles are only loaded again for rules that aren't among these.
    preload: {assets: ['media' as const]},
    // Reporting only violations halves the time.
    resultTypes: ['violations' as const],
    iframes: withFrames,
  };
  await provideAxe(page);
  // The builder would send axe twice for every analysis, which takes longer than most rules.
  const builder = new AxeBuilder({page, axeSource: 'undefined'});
  const {violations} = await (within === undefined ? builder : builder.include(within))
    .options(options)
    // Legacy mode avoids opening a second page for every analysis. All it skips is frames from other origins.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      node => `${id}: ${help}\n  at ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`,
    ),
  );
}

/** Loads axe into the frames that don't have it yet. */
async function provideAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    try {
      if (await frame.evaluate(() => !('axe' in window))) {
        await frame.evaluate(AXE);
      }
    } catch (error) {
      // A frame may be gone by now, but the page may not.
      if (frame === page.mainFrame()) {
        throw error;
      }
    }
  }
}
