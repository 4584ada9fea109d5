import fs from 'node:fs';
import path from 'node:path';
import {openPage} from '../../support/openPage';
import {buildDir, expect, test} from '../builtSite';

const read = (file: string): string =>
  fs.readFileSync(path.join(buildDir(test.info().project.name), file), 'utf8');

test('docs are in Markdown, and llms.txt lists them', () => {
  expect(read('optics.md')).toContain('## Telescope');
  expect(read('optics.md')).toContain('```js\nlook(sky);\n\nlook(moon);\n```');
  expect(read('llms.txt')).toContain('https://example.com/guide/optics.md');
});

test('a doc has a card and structured data', () => {
  const html = read('optics/index.html');
  const [, card = ''] =
    /og:image content="https:\/\/example\.com\/guide\/([^"]*)"/.exec(html) ?? [];
  expect(read(card)).toMatch(/^.PNG/);
  expect(html).toContain('TechArticle');
});

test('the policy of a page lets its scripts run', async ({page, at}) => {
  await openPage(page, at('/optics'));
  await expect(page.locator('meta[http-equiv="content-security-policy" i]')).toBeAttached();
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(toggle).toBeEnabled();
});
