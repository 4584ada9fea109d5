import type {Page} from '@playwright/test';

/** How much wider than its window the page is, in CSS pixels, and which elements overflow it. */
export interface Overflow {
  pixels: number;
  elements: string[];
}

/** Measures the page as it stands. What scrolls inside a box of its own does not widen the page. */
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
