import {
  BLOCKS_WITHOUT_RUN,
  HIDDEN_LINES_PER_PAGE,
  NO_CHECK_PER_PAGE,
  NO_CHECK_SHARE,
  SAMPLE_LANGUAGES,
} from '../constants';
import {findShownLines} from '../excerpts/findShownLines';
import type {Fence, Fault, Page} from '../Fence';

/**
 * Checks the limits for a single page.
 *
 * @returns faults, each on the line of the block that exceeds the limit
 */
export function checkPageLimits({path: page, fences}: Page): Fault[] {
  const samples = fences.filter(isSample);
  const faults: Fault[] = [];
  const unchecked = samples.filter(({marks}) => marks.noCheck)[NO_CHECK_PER_PAGE];
  if (unchecked) {
    const message = `more than ${NO_CHECK_PER_PAGE} blocks on this page are marked "no-check": check this one`;
    faults.push({page, line: unchecked.line, message});
  }
  let hidden = 0;
  for (const fence of samples) {
    const before = hidden;
    hidden += hiddenLines(fence);
    if (before <= HIDDEN_LINES_PER_PAGE && hidden > HIDDEN_LINES_PER_PAGE) {
      const message = `more than ${HIDDEN_LINES_PER_PAGE} hidden or cut lines on this page: show some of them`;
      faults.push({page, line: fence.line, message});
    }
  }
  const typed = samples.filter(({lang}) => lang === 'ts' || lang === 'tsx');
  if (typed.length > BLOCKS_WITHOUT_RUN && !samples.some(({marks}) => marks.run)) {
    const message = `the page has ${typed.length} ts and tsx blocks and none is run: mark at least one with "run"`;
    faults.push({page, line: typed[0]?.line ?? 1, message});
  }
  return faults;
}

/** Checks how many of the site's samples are marked `no-check`. One is always allowed. */
export function checkSiteLimits(pages: Page[]): Fault[] {
  const samples = pages.flatMap(({fences}) => fences).filter(isSample);
  const unchecked = samples.filter(({marks}) => marks.noCheck);
  const allowed = Math.max(1, Math.floor(samples.length * NO_CHECK_SHARE));
  const share = `${unchecked.length} of ${samples.length} samples`;
  const message = `"no-check" on ${share}: at most ${NO_CHECK_SHARE * 100} % are allowed`;
  return unchecked.slice(allowed).map(({page, line}) => ({page, line, message}));
}

export function isSample({lang}: Fence) {
  return SAMPLE_LANGUAGES.includes(lang);
}

function hiddenLines({code, marks}: Fence) {
  // Checks and wrong answers aren't part of what the page explains.
  if (marks.role) {
    return 0;
  }
  return marks.hidden
    ? code.filter(line => line.trim() !== '').length
    : findShownLines(code).hidden;
}
