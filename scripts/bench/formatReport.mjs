import {BUDGETS, CPU_SLOWDOWN} from './constants.mjs';

/**
 * What was measured of a site.
 *
 * @typedef {object} SiteReport
 * @property {string} name
 * @property {number} buildSeconds
 * @property {({name: string, route: string, blocking: number} & import('./sumBytes.mjs').Bytes)[]} pages `blocking` in ms
 * @property {{name: string, median: number, worst: number}[]} [interactions] ms; of this site alone
 */

const LEGEND =
  'The stock site is preset-classic with the same articles, sidebar, navbar and footer, and a short home page of its own.';

/**
 * The report as Markdown: KiB to one decimal, sites beside each other, page class by page class.
 *
 * @param {readonly SiteReport[]} sites
 * @returns {string}
 */
export function formatReport(sites) {
  const classes = sites[0]?.pages ?? [];
  const rows = classes.flatMap(({name, route}) =>
    sites.map(site => {
      const page = site.pages.find(candidate => candidate.name === name);
      const numbers = page
        ? [
            ...[page.load, page.html, page.js, page.css, page.other, page.prefetched].map(kib),
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
      ['load', 'html', 'js', 'css', 'other', 'after prefetch', 'blocking'],
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
    `Budgets before the load event, KiB: article ${budgetText(BUDGETS.article)}; heaviest ${budgetText(BUDGETS.heaviest)}; home ${budgetText(BUDGETS.home)}.`,
    '',
    LEGEND,
  ].join('\n');
}

/** @param {{load: number, js: number, css: number}} budget */
function budgetText({load, js, css}) {
  return `${load}, of it JS ${js}, CSS ${css}`;
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1);
}

/**
 * @param {string[]} words heads of the columns that hold words
 * @param {string[]} numbers heads of the columns after them, which hold numbers
 * @param {string[][]} rows
 */
function table(words, numbers, rows) {
  const rule = [...words.map(() => '---'), ...numbers.map(() => '--:')];
  return [[...words, ...numbers], rule, ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n');
}
