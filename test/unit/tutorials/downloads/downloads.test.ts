import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {copyKey} from '@site/src/tutorials/downloads/copyKey';
import {readCopyCards, usedFiles} from '@site/src/tutorials/downloads/usedFiles';
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

  it('packs files without a folder, to be unzipped into a project', () => {
    expect(Object.keys(unzipSync(zipFiles(FILES)))).toEqual([...FILES.keys()]);
  });

  // `timeZones.test.ts` repeats this elsewhere.
  it('dates files at the start of the year 2000, whenever and wherever it runs', () => {
    const header = Buffer.from(zipFiles(FILES));
    // Offsets 10 and 12 of a local file header: the time and the date as MS-DOS writes them.
    expect(header.readUInt16LE(10)).toBe(0);
    expect(header.readUInt16LE(12)).toBe(((2000 - 1980) << 9) | (1 << 5) | 1);
  });
});

describe('copyKey', () => {
  it('names a set of files by its order', () => {
    expect(copyKey(['a', 'b'])).toMatch(/^[\da-f]{8}$/);
    expect(copyKey(['a', 'b'])).toBe(copyKey(['a', 'b']));
    expect(new Set([copyKey(['a', 'b']), copyKey(['b', 'a']), copyKey(['ab'])]).size).toBe(3);
  });
});

const CARD = `:::copyfiles{app=essentials/3}

- \`src/index.css\`: Styles, see \`base.css\`.
* \`src/test/setup.ts\`: Matchers.

:::
`;

describe('usedFiles', () => {
  it('reads the files of copy cards', () => {
    expect(readCopyCards(`# A\n\n${CARD}\n:::info\n- \`not.ts\`: no card\n:::\n`)).toEqual([
      {app: 'essentials/3', files: ['src/index.css', 'src/test/setup.ts'], isCard: true},
    ]);
  });

  it('finds what pages show and offer, and which template they start from', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'used-'));
    fs.mkdirSync(path.join(root, 'docs'));
    const fence = (info: string, code = 'a') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
    fs.writeFileSync(
      path.join(root, 'docs/page.md'),
      [
        fence('bash npm2yarn', 'npm create vite@latest toolshed -- --template react-ts'),
        fence('ts app=essentials/2 title="src/a.ts"'),
        fence('ts app=essentials/2 title="src/b.ts" draft'),
        fence('ts app=essentials/2 title="src/c.ts" hidden'),
        fence('ts solution=essentials/2 title="src/d.ts"'),
        CARD,
      ].join('\n'),
    );
    const [shown, card, ...others] = usedFiles(root);
    fs.rmSync(root, {recursive: true});
    expect(shown).toMatchObject({app: 'essentials/2', files: ['src/a.ts'], isCard: false});
    expect(shown?.template?.get('index.html')).toContain('<title>toolshed</title>');
    expect(card).toMatchObject({app: 'essentials/3', isCard: true});
    expect(others).toEqual([]);
  });
});
