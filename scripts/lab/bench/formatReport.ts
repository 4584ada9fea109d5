import {BUDGETS, CPU_SLOWDOWN} from './constants';
import type {BuildTimes} from './buildSite';
import type {NextPage} from './measureNextPage';
import type {Paints} from './measurePaints';
import type {Bytes} from './sumBytes';

/** The measurements of a page. Times in ms. */
type PageReport = Bytes & {
  name: string;
  route: string;
  blocking: number;
  paints: Paints;
  earlyTap: number;
};

/** The measurements of a site. */
export interface SiteReport {
  name: string;
  /** Missing for a site that was built earlier. */
  build?: BuildTimes;
  pages: PageReport[];
  /** Times in ms of the interactions that the site has. */
  interactions: {name: string; median: number; worst: number}[];
  nextPage: NextPage;
}

const LEGEND =
  'The stock site is preset-classic with the same articles, sidebar, navbar and footer, and a short home page of its own.';

/** Formats the report as Markdown, with the sites side by side for each page class, and sizes in KiB. */
export function formatReport(sites: readonly SiteReport[]): string {
  const perPage = (numbersOf: (page: PageReport) => string[]) =>
    (sites[0]?.pages ?? []).flatMap(({name, route}) =>
      sites.map(site => {
        const page = site.pages.find(candidate => candidate.name === name);
        return [`${name} (\`${route}\`)`, site.name, ...(page ? numbersOf(page) : [])];
      }),
    );
  return [
    `KiB sent (gzip), before the load event and in the end; total blocking time in ms on a CPU ${CPU_SLOWDOWN} times as slow:`,
    '',
    table(
      ['page', 'site'],
      ['load', 'html', 'js', 'css', 'font', 'other', 'after prefetch', 'blocking'],
      perPage(({load, html, js, css, font, other, prefetched, blocking}) => [
        ...[load, html, js, css, font, other, prefetched].map(kib),
        ms(blocking),
      ]),
    ),
    '',
    `On a slow phone (CPU ${CPU_SLOWDOWN} times as slow, 1.6 Mbit/s, 150 ms), ms: first and largest paint, and from a tap on the menu right after the first paint until it opens; layout shift:`,
    '',
    table(
      ['page', 'site'],
      ['first', 'largest', 'tap', 'shift'],
      perPage(({paints, earlyTap}) => [
        ms(paints.first),
        ms(paints.largest),
        Number.isFinite(earlyTap) ? ms(earlyTap) : 'lost',
        paints.shift.toFixed(3),
      ]),
    ),
    '',
    table(
      ['site'],
      ['cold build, s', 'warm build, s', 'click to next heading, ms', 'on the slow phone, ms'],
      sites.map(({name, build, nextPage}) => [
        name,
        build?.cold.toFixed(1) ?? '',
        build?.warm.toFixed(1) ?? '',
        ms(nextPage.fast),
        ms(nextPage.slow),
      ]),
    ),
    '',
    `From click to next paint on a CPU ${CPU_SLOWDOWN} times as slow, ms (budget: 100):`,
    '',
    table(
      ['interaction', 'site'],
      ['median', 'worst'],
      sites.flatMap(site =>
        site.interactions.map(({name, median, worst}) => [name, site.name, ms(median), ms(worst)]),
      ),
    ),
    '',
    `Budgets before the load event, KiB: article ${budgetText(BUDGETS.article)}; heaviest ${budgetText(BUDGETS.heaviest)}; home ${budgetText(BUDGETS.home)}.`,
    '',
    LEGEND,
  ].join('\n');
}

function budgetText({load, js, css}: {load: number; js: number; css: number}) {
  return `${load}, of it JS ${js}, CSS ${css}`;
}

function ms(time: number) {
  return time.toFixed(0);
}

function kib(bytes: number) {
  return (bytes / 1024).toFixed(1);
}

/**
 * @param words - headers of the columns with text
 * @param numbers - headers of the columns with numbers, which follow
 */
function table(words: string[], numbers: string[], rows: string[][]) {
  const rule = [...words.map(() => '---'), ...numbers.map(() => '--:')];
  return [[...words, ...numbers], rule, ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n');
}
