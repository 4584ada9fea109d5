import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {usedFiles} from '@site/src/tutorials/downloads/usedFiles';
import {zipFiles} from '@site/src/tutorials/downloads/zipFiles';

const FILES = new Map([
  ['package.json', '{}\n'],
  ['src/café.ts', 'export const café = "ä"\n'],
]);

describe('zipFiles', () => {
  it('packs files with their text into a folder', () => {
    const unpacked = Object.entries(unzipSync(zipFiles(FILES, 'app')));
    expect(unpacked.map(([file, bytes]) => [file, strFromU8(bytes)])).toEqual([
      ['app/package.json', '{}\n'],
      ['app/src/café.ts', 'export const café = "ä"\n'],
    ]);
  });

  // `timeZones.test.ts` repeats this elsewhere.
  it('dates files at the start of the year 2000, whenever and wherever it runs', () => {
    const header = Buffer.from(zipFiles(FILES, 'app'));
    // Offsets 10 and 12 of a local file header: the time and the date as MS-DOS writes them.
    expect(header.readUInt16LE(10)).toBe(0);
    expect(header.readUInt16LE(12)).toBe(((2000 - 1980) << 9) | (1 << 5) | 1);
  });
});

it('finds the files that pages show', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'used-'));
  fs.mkdirSync(path.join(root, 'docs'));
  const fence = (info: string) => `\`\`\`${info}\na\n\`\`\`\n`;
  fs.writeFileSync(
    path.join(root, 'docs/page.md'),
    [
      fence('ts app=essentials/2 title="src/a.ts"'),
      fence('ts app=essentials/2 title="src/b.ts" draft'),
      fence('ts app=essentials/2 title="src/c.ts" hidden'),
      fence('ts solution=essentials/2 title="src/d.ts"'),
    ].join('\n'),
  );
  const files = usedFiles(root);
  fs.rmSync(root, {recursive: true});
  expect(files).toEqual([{app: 'essentials/2', file: 'src/a.ts'}]);
});
