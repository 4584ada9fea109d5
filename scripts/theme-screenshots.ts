import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {chromiumArgs, findChromium} from './findChromium';
import {startPagesServer} from './pagesServer';
import {themeScenes} from './screenshots/themeScenes';
import type {Browser} from '@playwright/test';
import type {ThemeScene} from './screenshots/themeScenes';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const PIXEL_RATIO = 1.5;

/** A palette keeps flat images small. They're PNG files because npm doesn't show newer formats. */
const PNG = {palette: true, colors: 64, dither: 0, effort: 10, compressionLevel: 9};

const KIB = 1024;
const MAX_KIB = 80;

/**
 * Retakes the screenshots in the READMEs of the packages, which don't contain them, on the built site: `npm run build && npm run screenshots:theme`.
 *
 * @throws {Error} if a screenshot exceeds its size budget; the previous ones are then kept
 */
async function takeThemeScreenshots() {
  const pictures = new Map<string, Buffer>();
  const server = await startPagesServer({dir: path.join(ROOT, 'build')});
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  try {
    for (const scene of themeScenes) {
      const picture = await takeScene(browser, scene, server.url);
      console.log(`${scene.file}: ${(picture.length / KIB).toFixed(1)} KiB`);
      if (picture.length > MAX_KIB * KIB) {
        throw new Error(`The screenshot ${scene.file} is larger than ${MAX_KIB} KiB.`);
      }
      pictures.set(path.join(ROOT, 'theme-plugin', scene.file), picture);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  pictures.forEach((picture, file) => fs.writeFileSync(file, picture));
}

/** @returns the screenshot as PNG */
async function takeScene(browser: Browser, scene: ThemeScene, url: string): Promise<Buffer> {
  const context = await browser.newContext({
    deviceScaleFactor: PIXEL_RATIO,
    reducedMotion: 'reduce',
    viewport: scene.viewport,
  });
  const page = await context.newPage();
  await page.goto(`${url}${scene.route.slice(1)}?docusaurus-theme=${scene.mode}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  // Before the scene, because a sample that runs in a frame may keep requests of its own open.
  await page.waitForLoadState('networkidle');
  await scene.play(page);
  const shown = scene.part ? page.locator(scene.part).first() : page;
  const png = await shown.screenshot({caret: 'hide'});
  await context.close();
  return sharp(png).png(PNG).toBuffer();
}

takeThemeScreenshots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
