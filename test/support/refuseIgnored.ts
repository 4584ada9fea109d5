import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

const READERS = ['existsSync', 'readFileSync', 'readdirSync'] as const;

/**
 * Makes the running unit test fail if it reads a folder that its step in package.json doesn't list among its files.
 * Otherwise, `npm test` would skip it after a change that could break it. The step names these folders itself.
 *
 * @param testFile - absolute path of the test file
 */
export function refuseIgnored(testFile: string): void {
  const folders = process.env.IGNORED_FOLDERS?.split(' ') ?? [];
  for (const reader of folders.length > 0 ? READERS : []) {
    const read = fs[reader];
    const guarded = (file: unknown, ...rest: unknown[]) => {
      const place = typeof file === 'string' ? `${path.resolve(file)}${path.sep}` : '';
      const folder = folders.find(name => place.startsWith(path.join(ROOT, name) + path.sep));
      if (folder) {
        throw new Error(
          `${path.relative(ROOT, testFile)} reads ${place}, but its step in package.json doesn't read ${folder}/. Tests that read articles are called *.articles.test.ts.`,
        );
      }
      return Reflect.apply(read, fs, [file, ...rest]);
    };
    Object.assign(fs, {[reader]: Object.assign(guarded, read)});
    afterAll(() => {
      Object.assign(fs, {[reader]: read});
    });
  }
}
