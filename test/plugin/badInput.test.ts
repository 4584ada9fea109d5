import fs from 'node:fs';
import {createSmallSite, fixtureConfig} from '../support/buildFixtureSite';

const page = (title: string) => `# ${title}\n\nText.\n`;

const lenient = (more: string) =>
  fixtureConfig(`onBrokenLinks: 'warn', onBrokenAnchors: 'warn', ${more}`);

const site = createSmallSite({
  'docusaurus.config.js': lenient(''),
  'docs/second.md': '---\nslug: /first\n---\n\n# Second\n',
  'docs/first.md': `---\nslug: /first\n---\n\n${page('First')}[Nowhere](/nowhere)\n\n[Third](./third.md)\n\n[A part](./fourth.md#prat)\n`,
  'docs/fourth.md': `${page('Fourth')}<a id="old"></a>\n\n## A part {/* #part */}\n`,
});
afterAll(() => fs.rmSync(site.dir, {recursive: true}));

it('builds a site without Git history, and warns of duplicate routes, broken links, anchors, and Markdown links', () => {
  // The next test builds the same pages again.
  const {status, output} = site.build(['--no-minify'], {DOCUSAURUS_KEEP_SERVER_BUNDLE: 'true'});
  expect(output).toMatch(/Duplicate routes found![^]*\/first/);
  expect(output).toMatch(/\[WARNING\][^]*third\.md[^]*docs\/first\.md/);
  expect(output).toMatch(/source page path = \/first[^]*linking to \/nowhere/);
  expect(output).toMatch(
    /broken anchors[^]*source page path = \/first[^]*linking to \/fourth#prat/,
  );
  expect(output).toContain('Generated static files');
  expect(status).toBe(0);
  expect(site.read('first/index.html')).toContain('Skip to main content');
});

it("names a published heading that's missing, and one whose page is missing", () => {
  const options = "{headingIds: './ids.json', movedPages: './moved.json'}";
  site.write({
    'docusaurus.config.js': lenient(`plugins: [['docusaurus-plugin-folio-pages', ${options}]],`),
    'ids.json': '["/fourth#part", "/fourth#prat", "/fourth#old", "/third#part", "/gone#part"]',
    'moved.json': '{"/third": "/fourth"}',
  });
  const {status, output} = site.build([], {DOCUSAURUS_SKIP_BUNDLING: 'true'});
  expect(status).not.toBe(0);
  expect(output.match(/^ +- .*$/gm)).toEqual([
    expect.stringMatching(
      /\/fourth#prat: .* “A part” \(#part\)\. .* put <a id="prat"><\/a> before/,
    ),
    expect.stringContaining("/gone#part: the page doesn't exist."),
  ]);
});

it("names a doc and a sidebar in the navbar that don't exist, and lists the ones that do", () => {
  const items = "[{type: 'doc', docId: 'frist'}, {type: 'docSidebar', sidebarId: 'main'}]";
  site.write({'docusaurus.config.js': lenient(`themeConfig: {navbar: {items: ${items}}},`)});
  const {status, output} = site.build();
  expect(status).not.toBe(0);
  expect(output).toContain('themeConfig.navbar.items[0] names the doc "frist"');
  expect(output).toContain('Docs of this site: first, fourth, second.');
  expect(output).toContain('themeConfig.navbar.items[1] names the sidebar "main"');
  expect(output).toContain('Sidebars of this site: defaultSidebar.');
});
