import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {I18nLocaleConfig} from '@docusaurus/types';
import {visitBuiltSite} from '@site/theme-plugin/src/node/builtSite/visitBuiltSite';
import {headingIds} from '@site/theme-plugin/src/node/headingIds/headingIds';
import {writeHeadingIds} from '@site/theme-plugin/src/node/headingIds/writeHeadingIds';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'heading-ids-'));
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
  jest.restoreAllMocks();
});

const LIST = './heading-ids.json';
const listFile = () => path.join(siteDir, LIST);
const readList = (): unknown => JSON.parse(fs.readFileSync(listFile(), 'utf8'));
const writeList = (list: unknown) => fs.writeFileSync(listFile(), JSON.stringify(list));

const LOCALES = {en: {path: 'en'}, fr: {path: 'french'}} as Record<'en' | 'fr', I18nLocaleConfig>;

/** Builds pages, by file, and checks them like a build of the locale would. */
async function build(
  files: Record<string, string>,
  {
    baseUrl = '/',
    locale = 'en',
    routes,
    moved = {},
  }: {
    baseUrl?: string;
    locale?: 'en' | 'fr';
    routes: string[];
    moved?: Record<string, string>;
  },
): Promise<void> {
  const outDir = fs.mkdtempSync(path.join(siteDir, 'build-'));
  for (const [file, headings] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    const html = headings.replace(/#(\S+)/g, '<h2 id="$1">$1</h2>');
    fs.writeFileSync(path.join(outDir, file), `<html><main>${html}</main></html>`);
  }
  const options = {
    siteDir,
    file: LIST,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    locales: {
      currentLocale: locale,
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: LOCALES,
    },
    moved,
    outDir,
    baseUrl,
    routesPaths: routes.map(route => baseUrl + route.slice(1)),
  };
  await visitBuiltSite(options, [headingIds(options)]);
}

const write = (check = false) =>
  writeHeadingIds({
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    locales: ['en', 'fr'],
    file: LIST,
    check,
  });

it('starts a list, adds the headings of later builds, and removes nothing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await build({'index.html': '#start', 'api/index.html': '#b #a'}, {routes: ['/', '/api', '/api']});
  expect(warn.mock.calls.join()).toContain('docusaurus heading-ids:write');
  expect(await write()).toBe('./heading-ids.json: 3 headings added, 3 in all.');
  expect(fs.readFileSync(listFile(), 'utf8')).toBe('[\n  "/#start",\n  "/api#a",\n  "/api#b"\n]\n');

  const info = jest.spyOn(console, 'info').mockImplementation();
  const later = '#a #c <p id="b"></p>';
  await build({'index.html': '#start', 'api/index.html': later}, {routes: ['/', '/api']});
  expect(info.mock.calls.join()).toMatch(/Headings missing from .*heading-ids\.json.*: .*1/);
  await expect(write(true)).rejects.toThrow(
    './heading-ids.json lacks headings of the last build:\n  - /api#c\nAdd them with "docusaurus heading-ids:write"',
  );
  expect(readList()).toHaveLength(3);
  expect(await write()).toBe('./heading-ids.json: 1 headings added, 4 in all.');
  expect(readList()).toEqual(['/#start', '/api#a', '/api#b', '/api#c']);
  expect(await write(true)).toBe('./heading-ids.json has all headings of the last build.');
});

it('fails if a published heading is missing, but still collects new ones for the list', async () => {
  writeList(['/api#a', '/api#b']);
  await expect(build({'api/index.html': '#a #c'}, {routes: ['/api']})).rejects.toThrow(
    '/api#b: nothing on the page has this ID; the most similar heading is “c” (#c).',
  );
  await write();
  expect(readList()).toEqual(['/api#a', '/api#b', '/api#c']);
});

it.each([
  ['/', '/api', 'api/index.html'],
  ['/', '/api/', 'api/index.html'],
  ['/docs/', '/api', 'api.html'],
])('uses the same URLs below %s for the route %s in %s', async (baseUrl, route, file) => {
  writeList(['/api#a', '/api#gone']);
  await expect(build({[file]: '#a'}, {baseUrl, routes: [route]})).rejects.toThrow(/- \/api#gone: /);
  writeList(['/api#a']);
  await expect(build({[file]: '#a'}, {baseUrl, routes: [route]})).resolves.toBeUndefined();
  await expect(write(true)).resolves.toContain('has all headings');
});

it('decodes routes, and follows pages that moved', async () => {
  writeList(['/café#a', '/100%#a', '/old#a']);
  const files = {'café/index.html': '#a', '100%/index.html': '#a'};
  const routes = ['/caf%C3%A9', '/100%25'];
  await expect(build(files, {routes, moved: {'/old': '/café'}})).resolves.toBeUndefined();
  await expect(write(true)).resolves.toContain('has all headings');
});

it('keeps the locales apart by their paths', async () => {
  writeList(['/#start', '/api#a', '/french#debut', '/french/api#b', '/french-toast#a']);
  const english = {'index.html': '#start', 'api.html': '#a', 'french-toast.html': '#a'};
  const routes = ['/', '/api', '/french-toast'];
  await expect(build(english, {routes})).resolves.toBeUndefined();
  const french = {'index.html': '#debut', 'api.html': '#b #c'};
  const options = {locale: 'fr', baseUrl: '/french/', routes: ['/', '/api']} as const;
  await expect(build(french, {...options, routes: [...options.routes]})).resolves.toBeUndefined();
  await expect(write(true)).rejects.toThrow('- /french/api#c\n');
  await expect(
    build({'index.html': '#debut'}, {...options, routes: ['/'], moved: {'/api': '/'}}),
  ).rejects.toThrow(
    /- \/french\/api#b: the page moved to \/, which has no such ID\..* or add "\/api#b"/,
  );
});

it('leaves out the not-found page', async () => {
  writeList([]);
  await build({'404.html': '#a'}, {routes: ['/404.html']});
  await expect(write(true)).resolves.toContain('has all headings');
});

it.each([
  ['{', /heading-ids\.json \(option headingIds\) isn't JSON: .* It holds a list such as/],
  ['{}', /must hold a list such as \["\/api\/store#getstate"/],
  ['["/a#b", "/a"]', /"\/a" must be a path with an ID, as in/],
  ['["a#b"]', /"a#b" must be a path with an ID/],
  ['["/a#"]', /"\/a#" must be a path with an ID/],
  ['[1]', /1 must be a path with an ID/],
])('rejects the list %s', async (text, message) => {
  fs.writeFileSync(listFile(), text);
  await expect(build({}, {routes: []})).rejects.toThrow(message);
});

it("says what's missing before there's anything to write", async () => {
  await expect(write()).rejects.toThrow('run "docusaurus build" first');
  await expect(
    writeHeadingIds({siteDir, generatedFilesDir: siteDir, locales: [], file: false, check: false}),
  ).rejects.toThrow('set it to a path such as "./heading-ids.json"');
});
