import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf, inputOf, openSearch, typeQuery} from '../support/searchDialog';

/* What someone who uses the search with a keyboard and a screen reader hears, in order. */

/** The option that a screen reader reads while the input keeps the focus. */
async function readOption(page: Page): Promise<Locator> {
  const id = (await inputOf(page).getAttribute('aria-activedescendant')) ?? '';
  expect(id).not.toBe('');
  return page.locator(`[id="${id}"]`);
}

test('search works with a keyboard and a screen reader, from the button to the section and back', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at('/introduction/getting-started'));

  // The button announces its name, its shortcuts, and that it opens a dialog.
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.focus();
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');

  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(inputOf(page)).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search docs"
        - button "Cancel"
      - paragraph: No recent searches
      - grid "Search":
        - rowgroup "Start here":
          - row /Quick start/:
            - gridcell /Quick start/:
              - link /Quick start/
          - row /configureStore/
          - row /async logic/
          - row /error code/
      - list:
        - listitem: ↵ to select
        - listitem: ↑↓ to navigate
        - listitem: Esc to close
      - status
  `);

  // The number of results is announced when typing pauses, and no row is selected automatically.
  await typeQuery(page, 'middleware');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(inputOf(page)).not.toHaveAttribute('aria-activedescendant', /./);
  const group = dialog.getByRole('listbox', {name: 'Results'}).getByRole('group').first();
  await expect(group).toHaveAccessibleName(/\w/);
  const options = dialog.getByRole('listbox').getByRole('option');
  await expect(group.getByRole('option').first()).toHaveAccessibleName(/middleware/i);
  // The best hit is active, and its page is above it.
  await expect(options.and(dialog.locator('[aria-selected=true]'))).toHaveAccessibleName(
    /middleware/i,
  );

  // An arrow key reads a row: its heading and its path.
  await page.keyboard.press('ArrowDown');
  const option = await readOption(page);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toHaveAccessibleName(/middleware/i);
  await expect(inputOf(page)).toBeFocused();

  // Enter leads there. The section is in view, and the dialog is gone.
  const href = (await option.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${href}$`));

  // The next search starts with the recent one: a grid of rows, each with its buttons.
  await page.keyboard.press('/');
  const recent = dialog.getByRole('grid').getByRole('rowgroup', {name: 'Recent'});
  await expect(recent.getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Tab');
  const first = page.locator(':focus');
  await expect(first).toHaveRole('button');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a search without results is announced once, and its suggestions are buttons', async ({
  reader: page,
  at,
}) => {
  await openSearch(page, at('/introduction/getting-started'));
  const nonsense = 'zzz'.repeat(3);
  await page.keyboard.type(nonsense);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('status')).toContainText(nonsense);
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'false');
  const suggestion = dialog.getByRole('listitem').getByRole('button').first();
  await suggestion.press('Enter');
  await expect(dialog.getByRole('option').first()).toBeVisible();
});
