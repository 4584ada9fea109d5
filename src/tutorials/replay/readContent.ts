import fs from 'node:fs';

const PICTURE = /\.(avif|gif|ico|jpe?g|png|webp)$/;

/**
 * Reads a file of an app as text.
 *
 * @param file - absolute path
 * @returns the text with `\n` line breaks; images are in base64, which is enough to compare them
 */
export function readContent(file: string): string {
  return PICTURE.test(file)
    ? fs.readFileSync(file, 'base64')
    : fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
