import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/*
 * Renders the icons of static/manifest.webmanifest from static/img/logo.svg. Run it after you change the logo:
 *
 *   npm run make-icons
 */
const IMAGES = path.resolve(import.meta.dirname, '../static/img');

/** Background of the pages in light mode, for icons that mustn't be transparent. */
const SURFACE = '#fdfbf7';
const TRANSPARENT = '#0000';

/**
 * The icons to render, with their size in pixels and how much of it the logo takes up. Launchers may crop a maskable
 * icon to a circle whose diameter is 80% of its size.
 */
const ICONS = [
  {file: 'icon-192.png', side: 192, share: 0.92, background: TRANSPARENT},
  {file: 'icon-512.png', side: 512, share: 0.92, background: TRANSPARENT},
  {file: 'icon-maskable-512.png', side: 512, share: 0.56, background: SURFACE},
  {file: 'apple-touch-icon.png', side: 180, share: 0.7, background: SURFACE},
];

/** The resolution, in dots per inch, at which one SVG unit is one pixel. */
const PLAIN_DENSITY = 72;

async function makeIcons() {
  const logo = await fs.readFile(path.join(IMAGES, 'logo.svg'));
  const {width} = await sharp(logo).metadata();
  await fs.mkdir(path.join(IMAGES, 'icons'), {recursive: true});
  for (const {file, side, share, background} of ICONS) {
    const drawn = Math.round(side * share);
    const input = await sharp(logo, {density: (PLAIN_DENSITY * drawn) / width})
      .resize(drawn, drawn)
      .toBuffer();
    await sharp({create: {width: side, height: side, channels: 4, background}})
      .composite([{input}])
      .png({compressionLevel: 9, palette: true})
      .toFile(path.join(IMAGES, 'icons', file));
  }
}

void makeIcons();
