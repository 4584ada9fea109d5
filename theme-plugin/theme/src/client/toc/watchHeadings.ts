import type {SeenHeadings} from './currentHeading';
import {hashTarget} from 'docusaurus-theme-folio-search/shared/hashTarget';

/** More than the length or width of any page, in CSS pixels. */
const FAR = 1_000_000;

/** Rounding can leave a fraction of a pixel at the end of the page, or of a jump. */
const ROUNDING = 2;

/** Where the reader looks next: this far below the top of the viewport, and in a low one, this far below the bars. */
const NEAR = 0.3;
const NEAR_PX = 32;

/** Where a heading ends up after a jump to it, in CSS pixels below the top of the viewport. */
function readLine(heading: Element): number {
  const {scrollPaddingBlockStart} = getComputedStyle(document.documentElement);
  const {scrollMarginBlockStart} = getComputedStyle(heading);
  // A padding of "auto" is none.
  const offset =
    (parseFloat(scrollPaddingBlockStart) || 0) + (parseFloat(scrollMarginBlockStart) || 0);
  // Without style sheets, there's no offset.
  return Math.max(0, Math.round(offset) - ROUNDING);
}

/**
 * Reports which headings are above two lines, just below the navbar and farther down: right away, and whenever one crosses
 * them.
 *
 * @param ids - of headings; those that aren't on the page are never above it
 * @returns a function that stops this
 */
export function watchHeadings(
  ids: readonly string[],
  onSeen: (seen: SeenHeadings) => void,
): () => void {
  const elements = ids.flatMap(id => document.getElementById(id) ?? []);
  if (elements.length === 0) {
    return () => {};
  }
  let atEnd = false;
  const tell = () =>
    onSeen({above: top.crossed, near: low.crossed, atEnd, target: hashTarget(location.hash)});

  /** Observes all of the page below a line. A heading that isn't completely inside has crossed it. */
  function watchLine(line: string) {
    const crossed = new Set<string>();
    const observer = new IntersectionObserver(
      entries => {
        for (const {target, intersectionRatio} of entries) {
          crossed[intersectionRatio < 1 ? 'add' : 'delete'](target.id);
        }
        tell();
      },
      {rootMargin: `-${line} ${FAR}px ${FAR}px ${FAR}px`, threshold: 1},
    );
    elements.forEach(element => observer.observe(element));
    return {crossed, observer};
  }
  const line = readLine(elements[0]);
  const isLow = line + NEAR_PX > window.innerHeight * NEAR;
  const top = watchLine(`${line}px`);
  const low = watchLine(isLow ? `${line + NEAR_PX}px` : `${NEAR * 100}%`);
  // All of the page above the bottom of the viewport. Core's root is completely inside once the page is
  // scrolled to its end.
  const end = new IntersectionObserver(
    entries => {
      atEnd = (entries.at(-1)?.intersectionRatio ?? 0) >= 1;
      tell();
    },
    {rootMargin: `${FAR}px ${FAR}px ${ROUNDING}px ${FAR}px`, threshold: 1},
  );
  end.observe(document.getElementById('__docusaurus') ?? document.body);
  window.addEventListener('hashchange', tell);
  return () => {
    top.observer.disconnect();
    low.observer.disconnect();
    end.disconnect();
    window.removeEventListener('hashchange', tell);
  };
}
