import {pagesWithSidebar} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {builtPageClasses} from '../support/pageClasses';

const SIDEBAR = 'Docs sidebar';

const sidebarRoutes = pagesWithSidebar.map(page => page.route);

for (const route of builtPageClasses) {
  test(`${route} can be read, and its links work, without JavaScript`, async ({
    plainReader,
    at,
  }) => {
    await plainReader.goto(at(route));
    await expect(plainReader.getByRole('heading', {level: 1})).toBeVisible();
    const navbar = plainReader.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Getting Started'})).toBeVisible();

    if (sidebarRoutes.includes(route)) {
      const text = await plainReader.getByRole('article').innerText();
      expect(text.length).toBeGreaterThan(200);
      const sidebar = plainReader.getByRole('navigation', {name: SIDEBAR});
      await expect(sidebar.locator('a[aria-current="page"]')).toBeVisible();
      const paths = await sidebar
        .locator('a')
        .evaluateAll(links => links.map(link => link.getAttribute('href')));
      // Closed categories keep their links in the page.
      expect(paths).toEqual(
        expect.arrayContaining(sidebarRoutes.map(other => new URL(at(other)).pathname)),
      );
    }
  });
}
