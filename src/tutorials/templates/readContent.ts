import fs from 'node:fs';

const PICTURE = /\.(avif|gif|ico|jpe?g|png|webp)$/;

/**
 * Reads a file of an app as text.
 *
 * @param file - absolute path
 * @returns with `\n` as line break. A picture is read as base64, which is enough to compare it.
 */
export function readContent(file: string): string {
  return PICTURE.test(file)
    ? fs.readFileSync(file, 'base64')
    : fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
