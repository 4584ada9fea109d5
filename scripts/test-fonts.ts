// cspell:ignore FONTCONFIG fontconfig
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {writeFontConfig} from './fonts/writeFontConfig';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Sets of fonts that a system could have, by file name. */
const SELECTIONS = {
  'only DejaVu Sans': /^DejaVuSans(?!Mono)/,
  'only serif and monospaced fonts': /^Liberation(?:Serif|Mono)/,
  'all fonts': /\.(?:ttf|otf|ttc|t1|pfb)$/i,
};

/**
 * Tests that the screenshots of pages don't depend on a system's fonts (Linux only). Compares them with the built site
 * several times, each time in a browser with different fonts. The fonts come from the folders passed as `--fonts`, or
 * from /usr/share/fonts. Fails if a comparison fails, or if fonts are missing.
 */
function testFonts() {
  const {values} = parseArgs({options: {fonts: {type: 'string', multiple: true}}});
  const files = (values.fonts ?? ['/usr/share/fonts']).flatMap(listFiles);
  for (const [name, pattern] of Object.entries(SELECTIONS)) {
    const chosen = files.filter(file => pattern.test(path.basename(file)));
    console.log(`\n── ${name}: ${chosen.length} files`);
    if (chosen.length === 0 || !comparePictures(chosen)) {
      console.error(
        chosen.length === 0 ? 'No matching fonts. Pass folders with --fonts.' : 'Failed.',
      );
      process.exitCode = 1;
    }
  }
}

function listFiles(dir: string) {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
}

/**
 * @param fonts - font files; the browser can't use any others
 * @returns whether the comparison passed
 */
function comparePictures(fonts: readonly string[]): boolean {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  try {
    fonts.forEach((file, index) =>
      fs.copyFileSync(file, path.join(dir, `${index}-${path.basename(file)}`)),
    );
    const {status} = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--tsconfig=test/support/playwright.tsconfig.json',
        '--workers=1',
        'visual.spec',
      ],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {...process.env, FONTCONFIG_FILE: writeFontConfig(dir)},
      },
    );
    return status === 0;
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

testFonts();
