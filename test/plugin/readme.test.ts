import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const readme = fs.readFileSync(path.join(root, 'theme-plugin/README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| (?<behavior>.+?) \| (?<files>.+?) \| (?<tests>.+?) \|$/gm)]
  .map(({groups}) => groups ?? {})
  .filter(({tests}) => tests?.includes('`test/'));

const namesIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it("the README's table names a test for every behavior, and every file in it exists", () => {
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.flatMap(({files, tests}) => [
    ...namesIn(files).filter(file => !fs.existsSync(path.join(root, 'theme-plugin', file))),
    ...namesIn(tests).filter(file => !fs.existsSync(path.join(root, file))),
  ]);
  expect(missing).toEqual([]);
});
