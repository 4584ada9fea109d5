import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Gives each test in a file or block a new folder, and removes it afterwards. Files are named from there. */
export const folderOfTest = () => folder(beforeEach, afterEach);

/** Gives all tests in a file or block the same folder. */
export const folderOfTests = () => folder(beforeAll, afterAll);

function folder(before: jest.Lifecycle, after: jest.Lifecycle) {
  let root = '';
  before(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-of-test-'));
  });
  after(() => fs.rmSync(root, {recursive: true}));
  const at = (file = ''): string => path.join(root, file);
  return {
    at,
    /** Writes a file, and the folders around it. Returns its path. */
    write(file: string, text = ''): string {
      fs.mkdirSync(path.dirname(at(file)), {recursive: true});
      fs.writeFileSync(at(file), text);
      return at(file);
    },
    read: (file: string): string => fs.readFileSync(at(file), 'utf8'),
    list: (file = ''): string[] => fs.readdirSync(at(file)).sort(),
  };
}
