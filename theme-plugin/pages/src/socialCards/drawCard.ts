import type {ReactElement} from 'react';
import type {Font} from 'satori';
import {CARD_HEIGHT, CARD_WIDTH} from './cardTree';

/** Maximum size of a card in bytes: 60 KiB. */
export const CARD_MAX_BYTES = 60 * 1024;

/**
 * Draws a card as PNG. Its libraries, one of which is a native binary, are loaded on the first call.
 *
 * @throws Error if no font has one of the letters, or if the image is too large
 */
export async function drawCard(tree: ReactElement, fonts: readonly Font[]): Promise<Buffer> {
  const {default: satori} = await import('satori');
  const {renderAsync} = await import('@resvg/resvg-js');
  const missing = new Set<string>();
  const svg = await satori(tree, {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: [...fonts],
    loadAdditionalAsset: async (language, text) => {
      missing.add(text);
      return [];
    },
  });
  if (missing.size > 0) {
    throw new Error(`no font has “${[...missing].join('')}”`);
  }
  const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
  const png = image.asPng();
  if (png.length > CARD_MAX_BYTES) {
    throw new Error(
      `${Math.ceil(png.length / 1024)} KiB is more than ${CARD_MAX_BYTES / 1024} KiB`,
    );
  }
  return png;
}
