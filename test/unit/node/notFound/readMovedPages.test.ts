import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readMovedPages} from '@site/theme-plugin/src/node/notFound/readMovedPages';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const read = (text: string) => {
  fs.writeFileSync(path.join(dir, 'moved.json'), text);
  return readMovedPages(dir, './moved.json');
};

it('reads the list, normalizing the spelling of old URLs', async () => {
  const list = {
    '/basics/Store.html': '/api/store',
    '/a#B': '/c#d',
    '/Recipes/*': '/guides/*',
    '/operators/a*b': '/operators/product',
  };
  expect(await read(JSON.stringify(list))).toEqual({
    '/basics/store': '/api/store',
    '/a#b': '/c#d',
    '/recipes/*': '/guides/*',
    '/operators/a*b': '/operators/product',
  });
});

it.each([
  ['{', /option movedPages\) cannot be read from .*moved\.json: .* The file holds JSON such as/],
  ['[]', /moved\.json must hold an object such as/],
  ['{"basics": "/a"}', /“basics” must be a path that leads to another, such as .*, not "\/a"/],
  ['{"/basics": 1}', /“\/basics” must be a path that leads to another, such as .*, not 1/],
  ['{"/basics": "https://example.org"}', /not "https:\/\/example\.org"/],
  ['{"/basics/*": "/a"}', /“\/basics\/\*” and its target "\/a" must both end in \/\* or neither/],
  ['{"/basics": "/a/*"}', /must both end in \/\* or neither/],
])('rejects %s', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

it("names the file that's missing", async () => {
  await expect(readMovedPages(dir, 'gone.json')).rejects.toThrow(
    /cannot be read from .*gone\.json/,
  );
});
