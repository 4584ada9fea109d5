// cspell:ignore fontconfig cachedir
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a fontconfig configuration that limits programs to the fonts in one folder, regardless of the system's fonts.
 * One of them becomes the default font. Programs use it if their variable `FONTCONFIG_FILE` contains its path.
 *
 * @param dir - folder of the fonts, where the configuration and its cache are written, too
 * @returns path of the configuration
 */
export function writeFontConfig(dir: string): string {
  const file = path.join(dir, 'fonts.conf');
  fs.writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escape(dir)}</dir>
  <cachedir>${escape(path.join(dir, 'cache'))}</cachedir>
</fontconfig>
`,
  );
  return file;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
