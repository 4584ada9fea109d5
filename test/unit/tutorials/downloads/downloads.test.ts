import {strFromU8, unzipSync} from 'fflate';
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
