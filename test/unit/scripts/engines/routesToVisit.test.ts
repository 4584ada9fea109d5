import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {specifiedRoutes} from '@site/scripts/specification/routes';

const ACTIONS = path.join(__dirname, '../../../../scripts/engines/actions');

/** A build with the pages of three articles. */
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
beforeAll(() => {
  fs.writeFileSync(path.join(dir, 'index.html'), '<h1>Home</h1>');
  for (const name of ['faq/actions', 'faq/general', 'api/store']) {
    const link = `<a href=https://example.com/edit/main/docs/${name}.md>Edit this page</a>`;
    fs.mkdirSync(path.join(dir, name), {recursive: true});
    for (const file of [`${name}.html`, `${name}/index.html`]) {
      fs.writeFileSync(path.join(dir, file), link);
    }
  }
});
afterAll(() => fs.rmSync(dir, {recursive: true}));

/** Loads the module as it is when `npm test` says that these articles have changed. */
async function load(articles: string) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {...process.env, ARTICLES: articles});
  return import('@site/scripts/engines/actions/routesToVisit');
}

afterEach(() => jest.restoreAllMocks());

it('all routes are visited, and all actions done, unless it is known which articles changed', async () => {
  const {isVisitEnough, routesToVisit} = await load('');
  expect(routesToVisit(dir)).toEqual([...specifiedRoutes.pages, ...specifiedRoutes.docs]);
  expect(isVisitEnough(dir)).toBe(false);
});

it('only the changed articles are visited', async () => {
  const {isVisitEnough, routesToVisit} = await load('docs/faq/actions.md,docs/faq/general.md');
  expect(routesToVisit(dir)).toEqual(['/faq/actions', '/faq/general']);
  expect(isVisitEnough(dir)).toBe(true);
});

it.each(['docs/faq/actions.md,docs/api/store.md', 'docs/no-page.md'])(
  'all actions are done if %s changed',
  async articles => {
    expect((await load(articles)).isVisitEnough(dir)).toBe(false);
  },
);

it('the list of articles that actions work on has each that their code names', async () => {
  const code = fs
    .readdirSync(ACTIONS)
    .filter(file => file !== 'routesToVisit.ts')
    .map(file => fs.readFileSync(path.join(ACTIONS, file), 'utf8'))
    .concat(fs.readFileSync(path.join(ACTIONS, '../Reader.ts'), 'utf8'))
    .join('\n');
  const named = [...code.matchAll(/['"`](\/[\w/-]+)/g)].map(([, route = '']) => route);
  const {ACTED_ON} = await load('');
  const docs = named.filter(route => specifiedRoutes.docs.includes(route));
  expect([...new Set(docs)].sort()).toEqual(ACTED_ON);
});
