/**
 * What was measured of a site.
 *
 * @typedef {object} SiteReport
 * @property {string} name
 * @property {number} buildSeconds
 * @property {({name: string, route: string} & import('./sumBytes.mjs').Bytes)[]} pages
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
        ? [page.load, page.html, page.js, page.css, page.other, page.prefetched].map(kib)
        : [];
      return [`${name} (\`${route}\`)`, site.name, ...numbers];
    }),
  );
  return [
    'KiB sent (gzip), before the load event and in the end:',
    '',
    table(['page', 'site'], ['load', 'html', 'js', 'css', 'other', 'after prefetch'], rows),
    '',
    table(
      ['site'],
      ['cold build, s'],
      sites.map(site => [site.name, site.buildSeconds.toFixed(1)]),
    ),
    '',
    LEGEND,
  ].join('\n');
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
