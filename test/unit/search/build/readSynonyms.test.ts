import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSynonyms} from '@site/theme-plugin/search/src/build/readSynonyms';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'synonyms-'));
});

afterEach(() => rm(dir, {recursive: true}));

async function read(text: string) {
  await writeFile(path.join(dir, 'synonyms.json'), text);
  return readSynonyms(dir, './synonyms.json');
}

it('reads words in the same way as queries', async () => {
  expect(await read('{"Next.js": ["Server Rendering"], "log OUT": ["sign out", "reset"]}')).toEqual(
    {
      'next js': ['server rendering'],
      'log out': ['sign out', 'reset'],
    },
  );
});

it('reads forms of one word as one entry', async () => {
  expect(await read('{"plugin": ["ecosystem"], "plugins": ["packages"]}')).toEqual({
    plugin: ['ecosystem', 'packages'],
  });
});

it('reads an absolute path, and an empty synonyms file', async () => {
  await writeFile(path.join(dir, 'none.json'), '{}');
  expect(await readSynonyms('/', path.join(dir, 'none.json'))).toEqual({});
});

it('reports a missing file, and what it should contain', async () => {
  await expect(readSynonyms(dir, './missing.json')).rejects.toThrow(
    /option search\.synonyms\) cannot be read from .*missing\.json: .*ENOENT.*such as \{"download"/,
  );
});

it.each([
  ['{', 'cannot be read from'],
  ['[]', 'must hold an object such as'],
  ['null', 'must hold an object such as'],
  ['{"": ["x"]}', '“” must be one to 6 different words'],
  ['{"a b c d e f g": ["x"]}', '“a b c d e f g” must be one to 6 different words'],
  ['{"x": "y"}', '“x” must name a list of texts, such as ["reset state"], not "y"'],
  ['{"x": []}', '“x” must name a list of texts'],
  ['{"x": ["?!"]}', '“x” must name a list of texts'],
  ['{"x": [1]}', '“x” must name a list of texts'],
])("reports what's wrong with %s", async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});
