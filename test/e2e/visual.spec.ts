import type {Page} from '@playwright/test';
import {addStyles} from '../support/addStyles';
import {COLOR_MODES, showColorMode} from '../support/axe';
import {otherFonts, showTextAsBlocks} from '../support/blockText';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {PHONE} from '../support/viewports';

/*
 * Compares each class of page with the pictures in test/e2e/pictures. Only fonts differ from machine to machine, and
 * the width of their letters decides where lines break. So all text is set in a font of solid blocks that the test
 * makes itself; only the smoothing of a few edges still differs. Each test checks that no system font is involved, as
 * does `npm run test:fonts` with real fonts.
 *
 * After an intentional change of the look or the text, retake the pictures, look at them, and commit them:
 * npm run build && npx playwright test --tsconfig=test/support/playwright.tsconfig.json visual.spec --update-snapshots
 */
const TOLERANCE = {maxDiffPixelRatio: 0.005, threshold: 0.2};

const SIZES = {wide: {width: 1280, height: 900}, phone: {width: PHONE.width, height: 800}};

/** An intentional defect: the content is 8 px too low. */
const SHIFT = 'main { translate: 0 8px; }';

/** The classes with colors that no other class shows. */
const ALSO_DARK: readonly string[] = ['home', 'reference', 'tutorial'];

/** What changes with each commit or each day. */
const volatile = (page: Page) => [page.locator('.theme-last-updated'), page.locator('footer')];

for (const [name, route] of Object.entries(pageClasses)) {
  for (const mode of COLOR_MODES.filter(each => each === 'light' || ALSO_DARK.includes(name))) {
    test(`${route} matches its pictures, wide and on a phone, ${mode}`, async ({reader, at}) => {
      await openPageClass(reader, at, route, `?docusaurus-theme=${mode}`);
      await showTextAsBlocks(reader);
      const options = {...TOLERANCE, mask: volatile(reader)};
      for (const [size, viewport] of Object.entries(SIZES)) {
        await reader.setViewportSize(viewport);
        if (mode === 'light') {
          expect(await otherFonts(reader), 'fonts of the system').toEqual([]);
        }
        await expect(reader).toHaveScreenshot(`${name}-${size}-${mode}.png`, options);
      }
      if (name === 'home' && mode === 'light') {
        // A shift that the tolerance mustn't let through.
        await addStyles(reader, SHIFT);
        await expect(reader).not.toHaveScreenshot('home-phone-light.png', options);
      }
    });
  }
}

/** Parts of pages that are below the first screen in every class. */
const PARTS = {
  diagram: {
    route: '/tutorials/essentials/part-1-overview-concepts',
    selector: 'figure[data-diagram]',
  },
  checkpoint: {
    route: '/tutorials/essentials/part-2-app-structure',
    selector: '[data-kind="checkpoint"]:has(dl)',
  },
};

for (const [name, {route, selector}] of Object.entries(PARTS)) {
  test(`the ${name} of ${route} matches its pictures, wide and on a phone, light and dark`, async ({
    reader,
    at,
  }) => {
    await openPage(reader, at(route));
    await showTextAsBlocks(reader);
    const part = reader.locator(selector).first();
    // A part begins at a fraction of a pixel. It depends on the text above, which may still move.
    await part.evaluate(element => {
      Object.assign(element.style, {position: 'relative', top: '0'});
      const align = () => {
        const {top} = element.getBoundingClientRect();
        if (!Number.isInteger(top)) {
          element.style.top = `${(parseFloat(element.style.top) + Math.ceil(top) - top) % 1}px`;
        }
        requestAnimationFrame(align);
      };
      align();
    });
    for (const [size, viewport] of Object.entries(SIZES)) {
      // Tall enough that no bar covers the part.
      await reader.setViewportSize({...viewport, height: 1400});
      for (const mode of COLOR_MODES) {
        await showColorMode(reader, mode);
        await expect(part).toHaveScreenshot(`${name}-${size}-${mode}.png`, TOLERANCE);
      }
    }
  });
}
