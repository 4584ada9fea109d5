import {expectAccessible} from '../../support/axe';
import {problemsOf, resetWatch} from '../../support/watchPage';
import {expect, test} from './dropinSite';

test(
  'a page that crashes shows the error message, and "Try again" resets it',
  {tag: ['@webpack', '@oldest']},
  async ({page, at}) => {
    await page.goto(at('/crash'));
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('The tide came in.');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expectAccessible(page, 'the crash page');

    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: 'Dry land'})).toBeVisible();

    // The only problem in the console is the crash itself.
    expect(problemsOf(page).length).toBeGreaterThan(0);
    expect(problemsOf(page).filter(problem => !problem.includes('The tide came in.'))).toEqual([]);
    resetWatch(page);
  },
);
