import type {Page} from '@playwright/test';

/** A round through pages of different kinds, each by a link of the one before: text of the link, and the next address. */
const ROUND = [
  {link: 'Getting Started', route: 'introduction/getting-started'},
  {link: 'Installation', route: 'introduction/installation'},
  {link: 'Redux', route: ''},
] as const;

/** How many navigations a round has. */
export const ROUND_LENGTH = ROUND.length;

/**
 * Goes around the site by its links, starting and ending on the home page.
 *
 * @param home - the home page's URL
 * @param navigations - rounded up to whole rounds
 */
export async function walkPages(page: Page, home: string, navigations: number): Promise<void> {
  for (let round = 0; round < navigations / ROUND_LENGTH; round += 1) {
    for (const {link, route} of ROUND) {
      await page.getByRole('link', {name: link, exact: true}).first().click();
      await page.waitForURL(
        url => url.href.replace(/\/$/, '') === home.replace(/\/$/, '') + (route && `/${route}`),
      );
      await page.getByRole('main').getByRole('heading', {level: 1}).waitFor();
    }
  }
}
