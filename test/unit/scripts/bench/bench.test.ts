import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {choosePages} from '@site/scripts/bench/choosePages';
import {formatReport} from '@site/scripts/bench/formatReport';
import {sumBytes} from '@site/scripts/bench/sumBytes';

describe('sumBytes', () => {
  const ahead = false;
  const received = [
    {mimeType: 'text/html', bytes: 10, ahead, startedAt: 1},
    {mimeType: 'application/javascript', bytes: 20, ahead, startedAt: 2},
    {mimeType: 'text/javascript', bytes: 5, ahead, startedAt: 2},
    {mimeType: 'text/css', bytes: 3, ahead, startedAt: 2},
    {mimeType: 'image/svg+xml', bytes: 2, ahead, startedAt: 3},
    {mimeType: 'application/javascript', bytes: 100, ahead: true, startedAt: 3},
    {mimeType: 'application/javascript', bytes: 1000, ahead, startedAt: 9},
  ];

  it('adds up the load by kind, and everything that was sent', () => {
    expect(sumBytes(received, 5)).toEqual({
      html: 10,
      js: 25,
      css: 3,
      font: 0,
      other: 2,
      load: 40,
      prefetched: 1140,
    });
  });
});

describe('choosePages', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-test-'));
    fs.writeFileSync(path.join(dir, 'index.html'), 'home');
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  /** @param sizes - in characters that don't compress */
  function write(sizes: Record<string, number>) {
    for (const [route, size] of Object.entries(sizes)) {
      fs.mkdirSync(path.join(dir, route), {recursive: true});
      const text = Array.from({length: size}, (_, index) => Math.sin(index)).join('');
      fs.writeFileSync(path.join(dir, route, 'index.html'), text);
    }
  }

  it('picks the median and the heaviest article, and no other page', () => {
    write({'faq/general': 10, 'api/store': 20, 'usage/nextjs': 300, errors: 900});
    expect(choosePages(dir)).toEqual([
      {name: 'home', route: '/'},
      {name: 'medium article', route: '/api/store'},
      {name: 'heaviest article', route: '/usage/nextjs'},
      {name: '404', route: '/no/such/page'},
    ]);
  });

  it("says what to do if there's no article", () => {
    expect(() => choosePages(dir)).toThrow('build the site with its docs first');
  });
});

describe('formatReport', () => {
  it('puts the sites side by side', () => {
    const bytes = {
      html: 1024,
      js: 2048,
      css: 512,
      font: 256,
      other: 0,
      load: 3584,
      prefetched: 4096,
    };
    const paints = {first: 800, largest: 1000.4, shift: 0.0123};
    const lighthouse = {performance: 99, blocking: 12, shift: 0};
    const home = {name: 'home', route: '/', blocking: 70, paints, ...bytes};
    const pages = [{...home, earlyTap: 250, lighthouse}];
    const nextPage = {fast: 20, slow: 300};
    const interactions = [{name: 'choose a tab', median: 24, worst: 32}];
    const playground = [{name: 'a store', load: 500, editor: 400, first: 750, next: 100}];
    const report = formatReport([
      {name: 'this site', build: {cold: 10, warm: 5}, pages, interactions, nextPage, playground},
      {
        name: 'stock',
        build: {cold: 12.34, warm: 6},
        pages: [{...home, earlyTap: Infinity}],
        interactions: [],
        nextPage: {fast: 40, slow: 600},
      },
    ]);
    expect(report.split('\n')).toEqual([
      'KiB sent (gzip), before the load event and in the end; total blocking time in ms on a CPU 4 times as slow:',
      '',
      '| page | site | load | html | js | css | font | other | after prefetch | blocking |',
      '| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |',
      '| home (`/`) | this site | 3.5 | 1.0 | 2.0 | 0.5 | 0.3 | 0.0 | 4.0 | 70 |',
      '| home (`/`) | stock | 3.5 | 1.0 | 2.0 | 0.5 | 0.3 | 0.0 | 4.0 | 70 |',
      '',
      expect.stringMatching(/^On a slow phone/),
      '',
      '| page | site | first | largest | tap | shift | Lighthouse | its blocking | its shift |',
      '| --- | --- | --: | --: | --: | --: | --: | --: | --: |',
      '| home (`/`) | this site | 800 | 1000 | 250 | 0.012 | 99 | 12 | 0.000 |',
      '| home (`/`) | stock | 800 | 1000 | lost | 0.012 |  |  |  |',
      '',
      '| site | cold build, s | warm build, s | click to next heading, ms | on the slow phone, ms |',
      '| --- | --: | --: | --: | --: |',
      '| this site | 10.0 | 5.0 | 20 | 300 |',
      '| stock | 12.3 | 6.0 | 40 | 600 |',
      '',
      'From click to next paint on a CPU 4 times as slow, ms (budget: 100):',
      '',
      '| interaction | site | median | worst |',
      '| --- | --- | --: | --: |',
      '| choose a tab | this site | 24 | 32 |',
      '',
      expect.stringContaining('(budget: editor 1000, first run 2500, next run 500)'),
      '',
      '| sample | page | editor | first run | next run |',
      '| --- | --: | --: | --: | --: |',
      '| a store | 500 | 400 (0.80×) | 750 (1.50×) | 100 (0.20×) |',
      '',
      expect.stringMatching(/^Budgets before the load event, KiB: article \d/),
      '',
      expect.stringMatching(/^The stock site is preset-classic/),
    ]);
  });
});
