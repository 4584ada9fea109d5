import {expect, test} from '../support/fixtures';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {measureOverflow} from '../support/overflow';
import {CHECKED_WIDTHS, DESKTOP} from '../support/viewports';

for (const route of Object.values(pageClasses)) {
  test(`${route} doesn't scroll sideways at any width`, async ({reader, at}) => {
    await openPageClass(reader, at, route);
    for (const width of CHECKED_WIDTHS) {
      await reader.setViewportSize({width, height: DESKTOP.height});
      expect(await measureOverflow(reader), `at ${width} px`).toEqual({pixels: 0, elements: []});
    }
  });
}
