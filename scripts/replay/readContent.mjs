import fs from 'node:fs';

const PICTURE = /\.(avif|gif|ico|jpe?g|png|webp)$/;

/**
 * Reads a file of an app as text.
 *
 * @param {string} file Absolute path.
 * @returns {string} With `\n` as line break. A picture is read as base64, which is enough to compare it.
 */
export function readContent(file) {
  return PICTURE.test(file)
    ? fs.readFileSync(file, 'base64')
    : fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
