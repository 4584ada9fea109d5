import {zipFiles} from '@site/src/tutorials/downloads/zipFiles';
import {checkZip} from '@site/src/tutorials/replay/steps/checkZip';

const FILES = new Map([
  ['src/bed.ts', 'export {}\n'],
  ['src/bed.css', '.bed {}\n'],
]);

describe("a copy card's download", () => {
  it('can be unzipped into the project', () => {
    expect(checkZip(FILES)).toEqual([]);
  });

  it("mustn't have a folder around its files", () => {
    expect(checkZip(FILES, files => zipFiles(files, 'files'))).toEqual([
      'the download puts src/bed.ts at files/src/bed.ts: pack the files without a folder around them',
      'the download puts src/bed.css at files/src/bed.css: pack the files without a folder around them',
    ]);
  });

  it('must have all of its files', () => {
    const first = new Map([...FILES].slice(0, 1));
    expect(checkZip(FILES, () => zipFiles(first))).toEqual([
      'the download puts src/bed.css nowhere: pack the files without a folder around them',
    ]);
  });
});
