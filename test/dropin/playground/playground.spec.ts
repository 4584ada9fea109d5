import {expectAccessible, expectReadableColors, showColorMode} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {expect, test} from '../builtSite';

test('a code block runs with the files of its page', async ({page, at}) => {
  await openPage(page, at('/run'));
  const block = page.locator('.folio-playground').first();
  await block.getByRole('button', {name: 'Run', exact: true}).click();
  const output = block.getByRole('group', {name: 'Output', exact: true});
  await expect(output).toContainText('2 kinds');
  await expect(output).toContainText('1 of 1 expected results are correct.');
  await expect(block.getByRole('tab')).toHaveText(['src/walk.ts', 'src/count.ts']);
  await block.getByRole('textbox').press('ControlOrMeta+a');
  await page.keyboard.insertText('1 + 1; // => 3');
  await expect(page).toHaveURL(/#edit=src%2Fwalk\.ts\./);
  await block.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(block.locator('pre')).toContainText('curlew');
});

test('the playground takes its colors from Infima', async ({page, at}) => {
  await openPage(page, at('/run'));
  const block = page.locator('.folio-playground').last();
  await block.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(block).toContainText('0 of 1 expected results are correct.');
  await expectAccessible(page, 'the playground', {within: '[data-editing]'});
  await showColorMode(page, 'dark');
  await expectReadableColors(page, 'the playground in dark mode', '[data-editing]');
});
