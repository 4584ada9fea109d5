import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {chromiumArgs, findChromium} from './findChromium';
import {essentialsScenes} from './screenshots/essentialsScenes';
import {fitToContent} from './screenshots/fitToContent';
import {useSiteFont} from './screenshots/useSiteFont';
import type {Browser} from '@playwright/test';
import type {Scene} from './screenshots/essentialsScenes';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const PUBLIC = '/img/tutorials/essentials';
const PICTURES = path.join(ROOT, 'static', PUBLIC);
const DATA = path.join(ROOT, 'src/data/essentialsPictures.json');

/** The time in all screenshots, so that dates never change. */
const NOW = new Date('2026-11-20T10:00:00Z');
const SCHEMES = ['light', 'dark'] as const;

/** Viewports, in CSS pixels. A screenshot is as wide, but only as tall as the content. */
const SIZES = {
  wide: {width: 700, height: 640},
  phone: {width: 360, height: 720},
};
const PIXEL_RATIO = 2;
const QUALITY = 52;

/** Width and height in CSS pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** Screenshots of a scene, by size, then by color scheme. */
export type Pictures = Record<string, Record<string, Picture>>;

/** Retakes the screenshots of the tutorial apps: `npm run screenshots`. */
async function takeScreenshots() {
  fs.rmSync(PICTURES, {recursive: true, force: true});
  fs.mkdirSync(PICTURES, {recursive: true});
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  const scenes: Record<string, Pictures> = {};
  for (const part of new Set(essentialsScenes.map(scene => scene.part))) {
    const app = await startApp(`essentials/${part}`);
    for (const scene of essentialsScenes.filter(candidate => candidate.part === part)) {
      scenes[scene.name] = await takeScene(browser, scene, app.url);
      console.log(scene.name);
    }
    await app.close();
  }
  await browser.close();
  fs.mkdirSync(path.dirname(DATA), {recursive: true});
  fs.writeFileSync(DATA, `${JSON.stringify(scenes, null, 2)}\n`);
}

/** Serves a built snapshot in a separate process, because its modules are also set up for the app's tests. */
async function startApp(name: string) {
  const preview = ['--import', 'tsx', path.join(ROOT, 'scripts/preview-example.ts')];
  const server = spawn(process.execPath, [...preview, name], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const close = async () => {
    server.stdin.end();
    await once(server, 'exit');
  };
  return {url: String(line).trim(), close};
}

async function takeScene(
  browser: Browser,
  {name, search = '', play}: Scene,
  url: string,
): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const [size, viewport] of Object.entries(SIZES)) {
    const bySize: Record<string, Picture> = (pictures[size] = {});
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        colorScheme,
        deviceScaleFactor: PIXEL_RATIO,
        locale: 'en-US',
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        viewport,
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.goto(url + search);
      await useSiteFont(page);
      await play(page);
      await fitToContent(page);
      const png = await page.screenshot({caret: 'hide'});
      bySize[colorScheme] = await writePicture(png, `${name}-${size}-${colorScheme}.avif`);
      await context.close();
    }
  }
  return pictures;
}

async function writePicture(png: Buffer, file: string): Promise<Picture> {
  const {width, height} = await sharp(png)
    .avif({quality: QUALITY, effort: 4})
    .toFile(path.join(PICTURES, file));
  return {
    src: `${PUBLIC}/${file}`,
    width: Math.round(width / PIXEL_RATIO),
    height: Math.round(height / PIXEL_RATIO),
  };
}

takeScreenshots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
