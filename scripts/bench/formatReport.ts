import {BUDGETS, CPU_SLOWDOWN} from './constants';
import type {PlaygroundTimes} from './measurePlayground';
import type {Bytes} from './sumBytes';

/** The measurements of a site. */
export interface SiteReport {
  name: string;
  buildSeconds: number;
  /** `blocking` in ms. */
  pages: ({name: string; route: string; blocking: number} & Bytes)[];
  /** Interaction times in ms, measured only for this site. */
  interactions?: {name: string; median: number; worst: number}[];
  /** Measured only for this site. */
  playground?: PlaygroundTimes[];
}

const PLAYGROUND_BUDGET = 'editor 1000, first run 2500, next run 500';

const LEGEND =
  'The stock site is preset-classic with the same articles, sidebar, navbar and footer, and a short home page of its own.';

/** Formats the report as Markdown, with the sites side by side for each page class, and sizes in KiB. */
export function formatReport(sites: readonly SiteReport[]): string {
  const classes = sites[0]?.pages ?? [];
  const rows = classes.flatMap(({name, route}) =>
    sites.map(site => {
      const page = site.pages.find(candidate => candidate.name === name);
      const numbers = page
        ? [
            ...[
              page.load,
              page.html,
              page.js,
              page.css,
              page.font,
              page.other,
              page.prefetched,
            ].map(kib),
            page.blocking.toFixed(0),
          ]
        : [];
      return [`${name} (\`${route}\`)`, site.name, ...numbers];
    }),
  );
  return [
    `KiB sent (gzip), before the load event and in the end; total blocking time in ms on a CPU ${CPU_SLOWDOWN} times as slow:`,
    '',
    table(
      ['page', 'site'],
      ['load', 'html', 'js', 'css', 'font', 'other', 'after prefetch', 'blocking'],
      rows,
    ),
    '',
    table(
      ['site'],
      ['cold build, s'],
      sites.map(site => [site.name, site.buildSeconds.toFixed(1)]),
    ),
    '',
    `From click to next paint on a CPU ${CPU_SLOWDOWN} times as slow, ms (budget: 100):`,
    '',
    table(
      ['interaction', 'site'],
      ['median', 'worst'],
      sites.flatMap(site =>
        (site.interactions ?? []).map(({name, median, worst}) => [
          name,
          site.name,
          median.toFixed(0),
          worst.toFixed(0),
        ]),
      ),
    ),
    '',
    `A sample that's edited and run, on a fast network and a CPU ${CPU_SLOWDOWN} times as slow, ms (budget: ${PLAYGROUND_BUDGET}), and as a multiple of the time that the page itself takes to load:`,
    '',
    table(
      ['sample'],
      ['page', 'editor', 'first run', 'next run'],
      sites.flatMap(({playground = []}) =>
        playground.map(({name, load, ...times}) => [
          name,
          load.toFixed(0),
          ...[times.editor, times.first, times.next].map(
            time => `${time.toFixed(0)} (${(time / load).toFixed(2)}×)`,
          ),
        ]),
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
