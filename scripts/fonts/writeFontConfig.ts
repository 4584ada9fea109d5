// cspell:ignore fontconfig cachedir
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a configuration by which programs that use fontconfig know only the fonts of one folder, whatever the system
 * has: one of them becomes the default font. Name the file in the variable `FONTCONFIG_FILE` of a program.
 *
 * @param dir - the folder of the fonts; the configuration and its cache go there too
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
