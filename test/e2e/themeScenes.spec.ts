import {themeScenes} from '../../scripts/screenshots/themeScenes';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

/* The pictures in the READMEs of the packages are taken by hand, so nothing else notices that a scene can't be reached any more. */

for (const scene of themeScenes) {
  test(`the scene ${scene.file} can be photographed`, {tag: '@release'}, async ({page, at}) => {
    await page.setViewportSize(scene.viewport);
    await openPage(page, `${at(scene.route)}?docusaurus-theme=${scene.mode}`);
    await page.waitForLoadState('networkidle');
    await scene.play(page);
    await expect(page.locator(scene.part ?? 'body').first()).toBeInViewport();
  });
}
