import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {visitBuiltSite} from '@site/theme-plugin/src/node/builtSite/visitBuiltSite';
import {heads} from '@site/theme-plugin/src/node/head/heads';
import {CARD_COLORS} from '@site/theme-plugin/src/node/socialCards/prepareSocialCards';

// The libraries that draw cards load slowly.
jest.setTimeout(240_000);

const PAGE = '<head><title>Store | Site</title></head>';
const FOREIGN = '<head><title>状態 | Site</title></head>';
const socialCards = {fonts: [], colors: CARD_COLORS};

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'write-heads-'));
  for (const [file, html] of Object.entries({store: PAGE, a: FOREIGN, b: FOREIGN})) {
    fs.writeFileSync(path.join(siteDir, `${file}.html`), html);
  }
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const site = () => ({outDir: siteDir, baseUrl: '/', routesPaths: ['/store', '/a', '/b']});
const write = async (options: Parameters<typeof heads>[1]) => {
  const locale = {
    siteDir,
    outDir: siteDir,
    baseUrl: '/',
    direction: 'ltr' as const,
    siteConfig: {title: 'Site', url: 'https://example.com', themeConfig: {}},
    docs: {
      default: {
        loadedVersions: [
          {docs: [{id: 'store', permalink: '/store', title: 'Store'}], sidebars: {}},
        ],
      },
    },
  };
  await visitBuiltSite(site(), [await heads(locale, options)]);
};
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

it('leaves pages alone if no option is set', async () => {
  await write({structuredData: false, socialCards: false, policy: false});
  expect(read('store.html')).toBe(PAGE);
  expect(fs.readdirSync(siteDir).sort()).toEqual(['a.html', 'b.html', 'store.html']);
});

it('adds structured data and cards, and warns once about pages without a card', async () => {
  const info = jest.spyOn(logger, 'info').mockReturnValue();
  const warn = jest.spyOn(logger, 'warn').mockReturnValue();
  await write({structuredData: 'Article', socialCards, policy: false});
  expect(read('store.html')).toMatch(/"@type":"Article".*<meta property=og:image content="https:/);
  expect(read('a.html')).toBe(FOREIGN);
  expect(info).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).toMatch(/\/a, \/b: no font has “状態”/);
  jest.restoreAllMocks();
});

it('adds a policy before everything else', async () => {
  await write({
    structuredData: 'Article',
    socialCards: false,
    policy: {'img-src': ['https://a.example']},
  });
  expect(read('store.html')).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="[^"]*img-src 'self' data: https:\/\/a\.example;/,
  );
});
