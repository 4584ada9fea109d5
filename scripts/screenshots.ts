import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import saved from '../src/data/appPictures.json';
import {buildSnapshot} from '../src/tutorials/apps/buildSnapshot';
import {readBrowserSteps} from '../src/tutorials/replay/browser/readBrowserSteps';
import {runBrowserSteps} from '../src/tutorials/replay/browser/runBrowserSteps';
import {createPartReader} from '../src/tutorials/replay/createPartReader';
import {listParts, selectParts} from '../src/tutorials/replay/listParts';
import {makeWorkFolder, writeState} from '../src/tutorials/replay/states/workFolder';
import {REPOSITORY} from './checks/runCheck';
import {chromiumArgs, findChromium} from './findChromium';
import {askedPictures, type AskedPicture} from './screenshots/askedPictures';
import {fitToContent} from './screenshots/fitToContent';
import {useSiteFont} from './screenshots/useSiteFont';
import type {Browser, Page} from '@playwright/test';
import type {PartWithPage} from '../src/tutorials/replay/listParts';

const PICTURES = path.join(REPOSITORY, 'static/img/tutorials');
const DATA = path.join(REPOSITORY, 'src/data/appPictures.json');

/** The time in all screenshots, so that dates never change. */
const NOW = new Date('2026-11-20T10:00:00Z');
const SCHEMES = ['light', 'dark'] as const;

/** Viewports, in CSS pixels. A screenshot is as wide, but only as tall as the content. */
const SIZES = {
  wide: {width: 640, height: 440},
  phone: {width: 360, height: 480},
};
/** How long a step in the browser waits for what it expects, in ms. */
const TIMEOUT_MS = 10_000;

const PIXEL_RATIO = 2;
const QUALITY = 40;

/** Width and height of a picture in CSS pixels, for each viewport. */
type Sizes = Record<string, [number, number]>;

/** Retakes the pictures of the tutorials' apps: `npm run screenshots -- [essentials/3]…` */
async function takeScreenshots(names: string[]): Promise<void> {
  const all = listParts(REPOSITORY);
  const readPart = createPartReader(REPOSITORY);
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  const sizes = new Map<string, Sizes>(Object.entries(saved as unknown as Record<string, Sizes>));
  const isOf = (name: string, part: string) => `${name}-`.startsWith(`${part}-`);
  try {
    for (const {page, ...part} of selectParts(all, names)) {
      const id = `${part.series}-${part.part}`;
      [...sizes.keys()].filter(name => isOf(name, id)).forEach(name => sizes.delete(name));
      fs.readdirSync(PICTURES)
        .filter(file => isOf(file, id))
        .forEach(file => fs.rmSync(path.join(PICTURES, file)));
      if (page !== undefined) {
        const lines = fs.readFileSync(path.join(REPOSITORY, page), 'utf8').split('\n');
        for (const asked of askedPictures(lines, part.name, readPart({...part, page}).states)) {
          sizes.set(asked.name, await takePicture(browser, part, asked));
          console.log(asked.name);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const entries = [...sizes].sort(([one], [other]) => (one < other ? -1 : 1));
  fs.writeFileSync(DATA, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** @throws {Error} if a step in the browser fails */
async function takePicture(
  browser: Browser,
  part: Omit<PartWithPage, 'page'>,
  {name, browser: steps, state}: AskedPicture,
): Promise<Sizes> {
  const folder = makeWorkFolder(REPOSITORY, part);
  const site = path.join(folder, '.site');
  const sizes: Sizes = {};
  try {
    writeState(folder, new Map(), state.files);
    await buildSnapshot(folder, site);
    const context = await browser.newContext({
      deviceScaleFactor: PIXEL_RATIO,
      locale: 'en-US',
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      viewport: SIZES.wide,
    });
    await context.clock.setFixedTime(NOW);
    // A narrow page is longer, so it has to be scrolled again.
    const scroll = readBrowserSteps(steps).findLast(
      ({verb, text}) => verb === 'run' && text.includes('scroll'),
    );
    const shots: {size: string; colorScheme: string; png: Buffer}[] = [];
    const arrive = async (page: Page) => {
      await useSiteFont(page);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        if (scroll) {
          await page.evaluate(scroll.text);
        }
        await fitToContent(page);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({colorScheme});
          shots.push({size, colorScheme, png: await page.screenshot({caret: 'hide'})});
        }
      }
    };
    const fault = await runBrowserSteps(context, site, {
      browser: steps,
      timeout: TIMEOUT_MS,
      arrive,
    });
    await context.close();
    if (fault !== undefined) {
      throw new Error(`${name}: ${fault}`);
    }
    // Compressing one takes so long that a short message would be gone from the next.
    for (const {size, colorScheme, png} of shots) {
      sizes[size] = await writePicture(png, `${name}-${size}-${colorScheme}.avif`);
    }
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
  return sizes;
}

async function writePicture(png: Buffer, file: string): Promise<[number, number]> {
  const {width, height} = await sharp(png)
    .avif({quality: QUALITY, effort: 6})
    .toFile(path.join(PICTURES, file));
  return [Math.round(width / PIXEL_RATIO), Math.round(height / PIXEL_RATIO)];
}

takeScreenshots(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
