import fs from 'node:fs';
import path from 'node:path';
import {ARTICLE_TESTS} from '../../scripts/test/articleTests';
import {TOOL_TESTS} from '../../scripts/test/toolTests';

const ROOT = path.join(__dirname, '../..');

const READERS = ['existsSync', 'readFileSync', 'readdirSync'] as const;

interface Refused {
  readonly folder: string;
  /** What to do about a test that has to read it. */
  readonly remedy: string;
}

/** Returns the folders that the step of a unit test ignores, though others read them. */
function refusedFor(name: string): Refused[] {
  if (!name.startsWith('test/unit/')) {
    return [];
  }
  const refused: Refused[] = [];
  if (!ARTICLE_TESTS.includes(name)) {
    const remedy = 'add it to ARTICLE_TESTS in scripts/test/articleTests.ts';
    refused.push({folder: 'docs', remedy});
  }
  if (TOOL_TESTS.some(folder => name.startsWith(folder))) {
    const remedy = 'move it out of the folders in scripts/test/toolTests.ts';
    refused.push({folder: 'theme-plugin', remedy});
  }
  return refused;
}

/**
 * Makes the running unit test fail if it reads what its step ignores: the articles, or the theme. Otherwise, `npm test`
 * would skip it after a change that could break it.
 *
 * @param testFile - absolute path of the test file
 */
export function refuseIgnored(testFile: string): void {
  const name = path.relative(ROOT, testFile).split(path.sep).join('/');
  const refused = refusedFor(name).map(({folder, remedy}) => ({
    start: path.join(ROOT, folder) + path.sep,
    remedy,
  }));
  for (const reader of refused.length > 0 ? READERS : []) {
    const read = fs[reader];
    const guarded = (file: unknown, ...rest: unknown[]) => {
      const place = typeof file === 'string' ? `${path.resolve(file)}${path.sep}` : '';
      const match = refused.find(({start}) => place.startsWith(start));
      if (match) {
        throw new Error(`${name} reads ${String(file)}: ${match.remedy}`);
      }
      return Reflect.apply(read, fs, [file, ...rest]);
    };
    Object.assign(fs, {[reader]: Object.assign(guarded, read)});
    afterAll(() => {
      Object.assign(fs, {[reader]: read});
    });
  }
}
