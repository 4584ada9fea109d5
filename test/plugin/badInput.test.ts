import {buildFixtureSite, fixtureConfig} from '../support/buildFixtureSite';

jest.setTimeout(120_000);

const page = (title: string) => `# ${title}\n\nText.\n`;

it('builds a site without Git history, and warns of duplicate routes, broken links, anchors, and Markdown links', () => {
  const {status, output, read} = buildFixtureSite({
    'docusaurus.config.js': fixtureConfig("onBrokenLinks: 'warn', onBrokenAnchors: 'warn',"),
    'docs/second.md': '---\nslug: /first\n---\n\n# Second\n',
    'docs/first.md': `---\nslug: /first\n---\n\n${page('First')}[Nowhere](/nowhere)\n\n[Third](./third.md)\n\n[A part](./fourth.md#prat)\n`,
    'docs/fourth.md': page('Fourth'),
  });
  expect(output).toMatch(/Duplicate routes found![^]*\/first/);
  expect(output).toMatch(/\[WARNING\][^]*third\.md[^]*docs\/first\.md/);
  expect(output).toMatch(/source page path = \/first[^]*linking to \/nowhere/);
  expect(output).toMatch(
    /broken anchors[^]*source page path = \/first[^]*linking to \/fourth#prat/,
  );
  expect(output).toContain('Generated static files');
  expect(status).toBe(0);
  expect(read('first/index.html')).toContain('Skip to main content');
});

it("names a doc and a sidebar in the navbar that don't exist, and lists the ones that do", () => {
  const items = "[{type: 'doc', docId: 'frist'}, {type: 'docSidebar', sidebarId: 'main'}]";
  const {status, output} = buildFixtureSite({
    'docusaurus.config.js': fixtureConfig(`themeConfig: {navbar: {items: ${items}}},`),
  });
  expect(status).not.toBe(0);
  expect(output).toContain('themeConfig.navbar.items[0] names the doc "frist"');
  expect(output).toContain('Docs of this site: first, second.');
  expect(output).toContain('themeConfig.navbar.items[1] names the sidebar "main"');
  expect(output).toContain('Sidebars of this site: defaultSidebar.');
});

it("names a published heading that's missing, and one whose page is missing", () => {
  const options = "{headingIds: './ids.json', movedPages: './moved.json'}";
  const {status, output} = buildFixtureSite({
    'docusaurus.config.js': fixtureConfig(
      `plugins: [['docusaurus-plugin-folio-pages', ${options}]],`,
    ),
    'ids.json': '["/second#part", "/second#prat", "/second#old", "/third#part", "/gone#part"]',
    'moved.json': '{"/third": "/second"}',
    'docs/second.md': `${page('Second')}<a id="old"></a>\n\n## A part {/* #part */}\n`,
  });
  expect(status).not.toBe(0);
  expect(output.match(/^ +- .*$/gm)).toEqual([
    expect.stringMatching(
      /\/second#prat: .* “A part” \(#part\)\. .* put <a id="prat"><\/a> before/,
    ),
    expect.stringContaining("/gone#part: the page doesn't exist."),
  ]);
});
