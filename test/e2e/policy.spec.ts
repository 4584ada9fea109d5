import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD_DIR} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {expectReports} from '../support/watchPage';

/** What the browser reports about everything that the policy blocks. */
const BLOCKED = /Content Security Policy/;

test('every HTML file has a policy before anything that it governs', () => {
  const files = readdirSync(BUILD_DIR, {encoding: 'utf8', recursive: true}).filter(file =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(88);
  const withoutPolicy = files.filter(file => {
    const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
    const start = html.slice(0, html.search(/<(?:script|link|style|img|title)\b/i));
    return !start.includes('http-equiv="Content-Security-Policy"');
  });
  expect(withoutPolicy).toEqual([]);
});

test('no request leaves the origin, even if code asks for it', async ({page, at}) => {
  await openPage(page, at('/api/store'));
  const failures = await page.evaluate(async () => {
    const refused = (promise: Promise<unknown>) =>
      promise.then(
        () => false,
        () => true,
      );
    const picture = new Image();
    picture.src = 'https://example.com/picture.png';
    return [await refused(fetch('https://example.com/')), await refused(picture.decode())];
  });
  expect(failures).toEqual([true, true]);
  expectReports(page, BLOCKED);
});
