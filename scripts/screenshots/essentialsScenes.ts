import type {Page} from '@playwright/test';

/**
 * A state of the Toolshed app for a screenshot. The alternative text is in the article that shows it:
 * `::picture[alternative text]{name=…}`.
 */
export interface Scene {
  /** The screenshot's name. */
  name: string;
  /** The part of the Essentials tutorial whose snapshot is shown. */
  part: number;
  /** A query string for the app's URL that configures the practice server. */
  search?: string;
  /** Brings the page into that state. */
  play: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', {name}).first().click();

async function signIn(page: Page, member: string = 'Jonas Weber') {
  await page.getByLabel('Who are you?').selectOption(member);
  await press(page, 'Sign in');
}

export const essentialsScenes: readonly Scene[] = [
  {
    name: 'part-2-desk',
    part: 2,
    async play(page) {
      await page.getByRole('link', {name: 'Desk'}).click();
      await press(page, 'Open the desk');
      await press(page, 'A visitor enters');
      await press(page, 'A visitor enters');
      await page.getByLabel('Text of the sign').fill('Ring twice');
      await press(page, 'Write the sign');
    },
  },
  {
    name: 'part-3-tools',
    part: 3,
    async play(page) {
      await page.getByLabel('Name').fill('Wheelbarrow');
      await page.getByLabel('Note').fill('Pump up the tire first.');
      await press(page, 'Add the tool');
      const list = page.getByRole('heading', {name: 'In the shed'});
      await list.evaluate(heading => heading.scrollIntoView());
    },
  },
  {
    name: 'part-4-tool',
    part: 4,
    async play(page) {
      await signIn(page);
      await page.getByRole('link', {name: 'Hedge trimmer'}).click();
      await press(page, 'Blunt: 2');
    },
  },
  {
    name: 'part-5-tools',
    part: 5,
    async play(page) {
      await signIn(page);
      await page.getByRole('link', {name: 'Pruning saw'}).waitFor();
    },
  },
  {
    name: 'part-5-offline',
    part: 5,
    async play(page) {
      await page.getByLabel('Who are you?').waitFor();
      await page.getByLabel('The practice server').selectOption('is offline');
      await signIn(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'part-6-member',
    part: 6,
    async play(page) {
      await signIn(page, 'Amara Cole');
      await page.getByRole('link', {name: 'Amara Cole'}).first().click();
      await page.getByRole('link', {name: 'Cordless drill'}).waitFor();
    },
  },
  {
    name: 'part-7-tool',
    part: 7,
    async play(page) {
      await signIn(page);
      await page.getByRole('link', {name: 'Pruning saw'}).click();
      await page.getByText('Oil it after use.').waitFor();
    },
  },
  {
    name: 'part-8-tools',
    part: 8,
    async play(page) {
      await signIn(page);
      await page.getByRole('link', {name: 'Notices 3 unread'}).waitFor();
      await page.getByText('lent out').first().waitFor();
    },
  },
  {
    name: 'part-8-notices',
    part: 8,
    async play(page) {
      await signIn(page);
      await page.getByRole('link', {name: 'Spirit level'}).click();
      await press(page, 'Borrow this tool');
      await page.getByRole('link', {name: 'Notices 4 unread'}).click();
      await page.getByRole('link', {name: 'Spirit level'}).waitFor();
      await page.getByText('The tool is yours for two weeks.').waitFor();
    },
  },
];
