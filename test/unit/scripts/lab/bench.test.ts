import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {choosePages} from '@site/scripts/lab/bench/choosePages';
import {sumBytes} from '@site/scripts/lab/bench/sumBytes';

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

  it('picks the median and the heaviest article', () => {
    write({'faq/general': 10, 'api/store': 20, 'usage/nextjs': 300, errors: 900});
    expect(choosePages(dir).slice(0, 3)).toEqual([
      {name: 'home', route: '/'},
      {name: 'medium article', route: '/api/store'},
      {name: 'heaviest article', route: '/usage/nextjs'},
    ]);
  });

  it("says what to do if there's no article", () => {
    expect(() => choosePages(dir)).toThrow('build the site with its docs first');
  });
});
