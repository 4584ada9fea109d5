import type {Page} from '@playwright/test';

/** The widest mobile layout, in em at the reader's font size. */
const MOBILE_MAX_EM = 62.25;

/** The widest layout with the table of contents above the text, in em at the reader's font size. */
const CONTENTS_ABOVE_MAX_EM = 75;

/** The widest mobile layout in whole CSS pixels. */
export const widestMobile = (fontSize: number): number => Math.floor(MOBILE_MAX_EM * fontSize);

/** Sets the browser's font size. Media queries in `em` follow it, which CSS on the page couldn't achieve. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard}});
}

/** The site navigation that a page offers in the mobile layout and in the desktop layout. */
interface Ways {
  menuButton: boolean;
  contentsAbove: boolean;
  contentsBeside: boolean;
  navbarItems: boolean;
  sidebar: boolean;
}

/** The navigation that a page with a sidebar and a table of contents shows at its current width. */
export const shownWays = (page: Page): Promise<Ways> =>
  page.evaluate(() => {
    const isShown = (selector: string) =>
      document.querySelector(selector)?.checkVisibility() ?? false;
    return {
      menuButton: isShown('.navbar__toggle'),
      contentsAbove: isShown('.theme-doc-toc-mobile'),
      contentsBeside: isShown('.theme-doc-toc-desktop'),
      navbarItems: isShown('.navbar .navbar__link'),
      sidebar: isShown('.theme-doc-sidebar-container nav'),
    };
  });

/** The navigation that the page should show: everything from one layout, nothing from the other. */
export function waysAt(width: number, fontSize: number): Ways {
  const isMobile = width <= MOBILE_MAX_EM * fontSize;
  const contentsAbove = width <= CONTENTS_ABOVE_MAX_EM * fontSize;
  return {
    menuButton: isMobile,
    contentsAbove,
    contentsBeside: !contentsAbove,
    navbarItems: !isMobile,
    sidebar: !isMobile,
  };
}
