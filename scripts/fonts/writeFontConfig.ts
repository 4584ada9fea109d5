// cspell:ignore fontconfig cachedir
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a fontconfig configuration that limits programs to the fonts in one folder, one of which becomes the default.
 * A program uses it if its `FONTCONFIG_FILE` variable contains the path.
 *
 * @param dir - folder of the fonts; the configuration and its cache are written there, too
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
