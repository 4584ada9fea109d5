import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {CardLogo} from './cardTree';

/** Image types that satori can draw, by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/**
 * Reads the navbar's logo from the built site.
 *
 * @returns null if the site has no logo, or if it's external or of another type
 */
export async function readCardLogo(
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
  logo: ThemeConfig['navbar']['logo'],
): Promise<CardLogo | null> {
  const source = logo?.src ?? '';
  const type = TYPES[path.extname(source).toLowerCase()];
  const local = source.startsWith(baseUrl) ? source.slice(baseUrl.length) : source;
  const data = type ? await readFile(path.join(outDir, local)).catch(() => null) : null;
  return data
    ? {
        src: `data:${type};base64,${data.toString('base64')}`,
        width: Number(logo?.width) || 1,
        height: Number(logo?.height) || 1,
      }
    : null;
}
