import {UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {pageClasses} from '../support/pageClasses';
import {measureOverflow} from '../support/overflow';
import {CHECKED_WIDTHS, DESKTOP} from '../support/viewports';
import {expectMissing} from '../support/watchPage';

for (const route of Object.values(pageClasses)) {
  test(`${route} does not scroll sideways at any width`, async ({reader, at}) => {
    if (route === UNKNOWN_ROUTE) {
      expectMissing(reader, at(route));
    }
    await openPage(reader, at(route));
    for (const width of CHECKED_WIDTHS) {
      await reader.setViewportSize({width, height: DESKTOP.height});
      expect(await measureOverflow(reader), `at ${width} px`).toEqual({pixels: 0, elements: []});
    }
  });
}
