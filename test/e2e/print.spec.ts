import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {pageClasses} from '../support/pageClasses';

test.afterEach(async ({reader}) => {
  await reader.emulateMedia({media: null});
});

test('in print, no row of a table is torn, and its head repeats on each sheet', async ({
  reader,
  at,
}) => {
  await openPage(reader, at(pageClasses.articleWithTables));
  await reader.emulateMedia({media: 'print'});
  const table = reader.locator('main table').first();
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(table.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
});

test('in print, each tab shows under its label', async ({reader, at}) => {
  await openPage(reader, at('/introduction/installation'));
  const tabs = reader.locator('.tabs-container').first();
  await tabs.getByRole('tab', {name: 'Yarn'}).click();
  await reader.emulateMedia({media: 'print'});
  const panels = tabs.getByRole('tabpanel', {includeHidden: true});
  const printed = await panels.evaluateAll(all =>
    all.map(panel => [
      getComputedStyle(panel, '::before').content,
      panel.querySelector('code')?.checkVisibility({contentVisibilityAuto: false}),
      Math.min(100, panel.getBoundingClientRect().height),
    ]),
  );
  expect(printed.length).toBeGreaterThan(1);
  expect(printed.map(([label]) => label)).toContain('"Yarn"');
  for (const [, isVisible, height] of printed) {
    expect(isVisible).toBe(true);
    expect(height).toBeGreaterThan(40);
  }
});

test('in print, pictures of an app are the ones for light mode', async ({reader, at}) => {
  await openPage(
    reader,
    at('/tutorials/essentials/part-6-performance-normalization?docusaurus-theme=dark'),
  );
  const picture = reader.locator('.app-picture').first();
  await expect(picture.locator('.app-picture__dark').first()).toBeVisible();
  await reader.emulateMedia({media: 'print'});
  await expect(picture.locator('.app-picture__light').first()).toBeVisible();
  await expect(picture.locator('.app-picture__dark').first()).toBeHidden();
});

test('in print, the title of a block is above its code, on any paper', async ({reader, at}) => {
  await openPage(reader, at('/tutorials/quick-start'));
  await reader.emulateMedia({media: 'print'});
  const block = reader
    .locator('.theme-code-block')
    .filter({has: reader.getByText('src/app/store.ts')})
    .first();
  // Portrait, landscape, and a large sheet.
  for (const width of [717, 1046, 1510]) {
    await reader.setViewportSize({width, height: 800});
    const [title, code] = await block
      .locator(':scope > :first-child, pre')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON()));
    expect(title.height, `at ${width} px`).toBeGreaterThan(0);
    expect(title.bottom, `at ${width} px`).toBeLessThanOrEqual(code.top + 1);
  }
});
