import type {Page} from '@playwright/test';

/** How much wider the page is than its window, in CSS pixels, and which elements overflow. */
export interface Overflow {
  pixels: number;
  elements: string[];
}

/** Measures the page as it is. Anything that scrolls inside its own box doesn't widen the page. */
export async function measureOverflow(page: Page): Promise<Overflow> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const pixels = Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
    const reachesOut = (element: Element) =>
      element.getBoundingClientRect().right > root.clientWidth + 1;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
    const elements =
      pixels > 0 ? [...document.body.querySelectorAll('*')].filter(reachesOut).map(name) : [];
    return {pixels: Math.max(pixels, 0), elements: elements.slice(0, 5)};
  });
}
