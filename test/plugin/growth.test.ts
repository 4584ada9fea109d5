import {gzipSync} from 'node:zlib';
import {buildFixtureSite, fixtureConfig} from '../support/buildFixtureSite';

jest.setTimeout(600_000);

const KIB = 1024;
const FOLDERS = 12;

/**
 * What ten times the pages may cost each page, in KiB after gzip. That's 53 bytes for each more: its path and its script in the
 * tables of routes and chunks, and its title in the sidebar and in the docs' data. For less, both would have to be fetched after
 * the load event. What gzip makes of the chunks' hashes differs by 0.2 KiB from build to build.
 */
const GROWTH = 42;

/** The scripts of every doc page, and the one that says what a version of the docs has. The doc's own isn't among them. */
const isShared = (file: string, script: string) =>
  /\/(?:main|runtime~main|docs)\.\w+\.js$/.test(file) || /docsSidebars"?:\{/.test(script);

/** What a doc page loads before its load event besides its own script, in KiB after gzip. */
function measureShared(pages: number): number {
  const docs = Array.from({length: pages}, (_, page) => [
    `docs/topic-${page % FOLDERS}/question-${page}.md`,
    `# How do I do ${page}?\n\nText.\n`,
  ]);
  const {status, scripts, read} = buildFixtureSite(
    {
      ...Object.fromEntries(docs),
      // Its tables are the same, and no HTML is written, which would take longer than the scripts.
      'docusaurus.config.js': fixtureConfig(
        "future: {v4: true, faster: true, experimental_router: 'hash'},",
      ),
    },
    {isMinified: true},
  );
  expect(status).toBe(0);
  const shared = scripts.filter(file => isShared(file, read(file)));
  expect(shared).toHaveLength(4);
  return shared.reduce((sum, file) => sum + gzipSync(read(file)).length / KIB, 0);
}

it('ten times the pages cost each page no more than they have to', () => {
  const [small = NaN, large = NaN] = [88, 880].map(measureShared);
  expect(small).toBeGreaterThan(100);
  expect(large - small).toBeGreaterThan(0);
  expect(large - small).toBeLessThanOrEqual(GROWTH);
});
