import fs from 'node:fs';
import path from 'node:path';
import {ARTICLE_TESTS} from '../../scripts/test/articleTests';

const ROOT = path.join(__dirname, '../..');
const ARTICLES = path.join(ROOT, 'docs') + path.sep;

const READERS = ['existsSync', 'readFileSync', 'readdirSync'] as const;

/**
 * Makes the running unit test fail if it reads the articles without being in `ARTICLE_TESTS`. Otherwise, `npm test`
 * would skip it after a change that could break it.
 *
 * @param testFile - absolute path of the test file
 */
export function refuseArticles(testFile: string): void {
  const name = path.relative(ROOT, testFile).split(path.sep).join('/');
  if (!name.startsWith('test/unit/') || ARTICLE_TESTS.includes(name)) {
    return;
  }
  for (const reader of READERS) {
    const read = fs[reader];
    const guarded = (file: unknown, ...rest: unknown[]) => {
      if (typeof file === 'string' && `${path.resolve(file)}${path.sep}`.startsWith(ARTICLES)) {
        throw new Error(
          `${name} reads ${file}: add it to ARTICLE_TESTS in scripts/test/articleTests.ts`,
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
