import fs from 'node:fs';
import path from 'node:path';
import {docusaurus} from '../../../scripts/dropin/docusaurus';
import {makeSite} from '../../../scripts/dropin/makeSite';
import {expect, NEWEST_DIR, test} from './dropinSite';

const ROOT = path.join(__dirname, '../../..');
const SOURCES = ['search/src', 'theme/src'].map(folder => path.join(ROOT, 'theme-plugin', folder));
const site = path.join(NEWEST_DIR, 'translated');

test.describe.configure({mode: 'serial'});

test.beforeAll(() => makeSite({root: ROOT, dir: site, tested: 'theme', bundler: 'rspack'}));

/** The IDs of all messages in the theme's source code. Each is a literal where it's used. */
function idsInSources(): string[] {
  const texts = SOURCES.flatMap(folder =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter(file => /\.tsx?$/.test(file))
      .map(file => fs.readFileSync(path.join(folder, file), 'utf8')),
  ).filter(text => text.includes("from '@docusaurus/Translate'"));
  const ids = texts.flatMap(text =>
    [...text.matchAll(/\bid(?:: '|=")((?:theme|folio)\.[^'"]+)['"]/g)].map(([, id = '']) => id),
  );
  return [...new Set(ids)].sort();
}

type Messages = Record<string, {readonly message: string; readonly description?: string}>;

/** What the command writes for a locale. */
async function writeTranslations(locale: string): Promise<Messages> {
  await docusaurus(site, 'write-translations', '--locale', locale);
  return JSON.parse(fs.readFileSync(path.join(site, `i18n/${locale}/code.json`), 'utf8'));
}

test('`write-translations` writes every message of the theme, with a note for translators', async () => {
  const messages = await writeTranslations('en');
  const ids = idsInSources();
  expect(ids.length).toBeGreaterThan(90);
  expect(ids.filter(id => !messages[id]?.message)).toEqual([]);
  const own = ids.filter(id => id.startsWith('folio.'));
  expect(own.filter(id => !messages[id]?.description)).toEqual([]);
});

test('messages that Docusaurus also has are translated from the start', async () => {
  const messages = await writeTranslations('ar');
  expect(messages['theme.SearchBar.label']?.message).toBe('بحث');
  expect(messages['theme.NotFound.title']?.message).toMatch(/[\u0600-\u06FF]/);
});
