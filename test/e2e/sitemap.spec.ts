import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {gitHistory} from '../../src/gitHistory';
import {DEFAULT_SITE_URL} from '../../scripts/pages/constants';
import {normalizeBaseUrl} from '../../scripts/server/baseUrl';
import {BUILD_DIR} from '../support/builtPages';
import {expect, test} from '../support/fixtures';

const ROOT = path.join(__dirname, '../..');
const SITEMAP = fs.readFileSync(path.join(BUILD_DIR, 'sitemap.xml'), 'utf8');
const BASE = new URL(
  normalizeBaseUrl(process.env.BASE_URL),
  process.env.SITE_URL ?? DEFAULT_SITE_URL,
).href;

/** The day of a file's last commit, in UTC. Undefined if Git doesn't know. */
function dayOfLastChange(file: string): string | undefined {
  if (gitHistory(ROOT) !== 'full') {
    return undefined;
  }
  const command = ['-c', 'log.showSignature=false', 'log', '-1', '--format=%ct', '--', file];
  const seconds = execFileSync('git', command, {cwd: ROOT});
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

for (const {route, file} of [
  {route: '/', file: 'src/pages/index.tsx'},
  {route: '/api/store', file: 'docs/api/store.md'},
]) {
  test(`the sitemap has the day that ${route} last changed`, () => {
    const [, entry = ''] = SITEMAP.split(`<loc>${BASE}${route.slice(1)}</loc>`);
    const [own = ''] = entry.split('</url>');
    expect(own).toContain('<priority>');
    expect(/<lastmod>([^<]*)/.exec(own)?.[1]).toBe(dayOfLastChange(file));
  });
}

test('the sitemap leaves out the search page', () => {
  expect(SITEMAP).not.toContain('/search');
});
