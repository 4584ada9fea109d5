import {CURRENT_HEADING_ROOM} from '../../shared/constants';
import type {SeenHeadings} from './currentHeading';
import {hashTarget} from '../../shared/hashTarget';

/** More than the length or width of any page, in CSS pixels. */
const FAR = 1_000_000;

/** Rounding can leave a fraction of a pixel at the end of the page. */
const ROUNDING = 2;

/** Where a heading ends up after a jump to it, in CSS pixels below the top of the viewport, plus some room. */
function readLine(heading: Element): number {
  const {scrollPaddingBlockStart} = getComputedStyle(document.documentElement);
  const {scrollMarginBlockStart} = getComputedStyle(heading);
  // A padding of "auto" is none.
  const offset =
    (parseFloat(scrollPaddingBlockStart) || 0) + (parseFloat(scrollMarginBlockStart) || 0);
  return Math.round(offset + CURRENT_HEADING_ROOM);
}

/**
 * Reports which headings are above the line below the navbar: right away, and whenever one crosses it.
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
  const above = new Set<string>();
  let atEnd = false;
  const tell = () => onSeen({above, atEnd, target: hashTarget(location.hash)});

  // All of the page below the line. A heading that isn't completely inside has crossed it.
  const headings = new IntersectionObserver(
    entries => {
      for (const {target, intersectionRatio} of entries) {
        above[intersectionRatio < 1 ? 'add' : 'delete'](target.id);
      }
      tell();
    },
    {rootMargin: `-${readLine(elements[0])}px ${FAR}px ${FAR}px ${FAR}px`, threshold: 1},
  );
  // All of the page above the bottom of the viewport. Core's root is completely inside once the page is
  // scrolled to its end.
  const end = new IntersectionObserver(
    entries => {
      atEnd = (entries.at(-1)?.intersectionRatio ?? 0) >= 1;
      tell();
    },
    {rootMargin: `${FAR}px ${FAR}px ${ROUNDING}px ${FAR}px`, threshold: 1},
  );

  elements.forEach(element => headings.observe(element));
  end.observe(document.getElementById('__docusaurus') ?? document.body);
  window.addEventListener('hashchange', tell);
  return () => {
    headings.disconnect();
    end.disconnect();
    window.removeEventListener('hashchange', tell);
  };
}
