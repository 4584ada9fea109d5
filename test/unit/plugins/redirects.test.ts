import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {redirects} from '@site/src/plugins/redirects';

const context = {
  siteConfig: {baseUrl: '/manual/', url: 'https://example.org', title: 'Fixture'},
  i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-US'}}},
} as unknown as LoadContext;

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const build = async () =>
  redirects(context, [{from: '/Errors', to: '/errors', title: 'Error messages'}]).postBuild?.({
    outDir: dir,
  } as never);

it('writes the redirect page for each form of the URL', async () => {
  await build();
  expect(fs.readdirSync(dir).sort()).toEqual(['Errors', 'Errors.html']);
  const page = fs.readFileSync(path.join(dir, 'Errors.html'), 'utf8');
  expect(fs.readFileSync(path.join(dir, 'Errors/index.html'), 'utf8')).toBe(page);
  expect(page).toContain('<html lang="en-US">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('<link rel="canonical" href="https://example.org/manual/errors">');
  expect(page).toContain('<a href="/manual/errors">Error messages</a>');
  expect(page).toContain("'/manual/errors' + location.search + location.hash");
});

it('keeps the page if the file system treats both names as one', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});
  // On such a file system, the page exists under either name.
  fs.mkdirSync(path.join(dir, 'Errors'));
  fs.writeFileSync(path.join(dir, 'Errors/index.html'), 'the page');
  await build();
  expect(fs.readFileSync(path.join(dir, 'Errors/index.html'), 'utf8')).toBe('the page');
  expect(fs.existsSync(path.join(dir, 'Errors.html'))).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
