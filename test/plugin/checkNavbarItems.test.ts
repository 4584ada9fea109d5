import {checkNavbarItems} from '../../theme-plugin/theme/src/node/checkNavbarItems';

const docs = {
  default: {
    loadedVersions: [
      {
        versionName: 'current',
        docs: [{id: 'intro'}, {id: 'api/store'}],
        drafts: [{id: 'plans'}],
        sidebars: {docs: [], api: []},
      },
      {versionName: '1.0', docs: [{id: 'intro'}], drafts: [], sidebars: {docs: []}},
    ],
  },
};
const check = (items: object[], content: Parameters<typeof checkNavbarItems>[1] = docs) =>
  checkNavbarItems({navbar: {items}}, content);

it("accepts items whose doc or sidebar exists, and items that don't need one", () => {
  expect(() =>
    check([
      {type: 'doc', docId: 'intro'},
      {type: 'docSidebar', sidebarId: 'api'},
      {type: 'doc', docId: 'plans'},
      {type: 'docsVersion'},
      {type: 'docsVersionDropdown', versions: ['1.0']},
      {to: '/anything'},
      {type: 'dropdown', items: [{type: 'doc', docId: 'api/store'}]},
    ]),
  ).not.toThrow();
});

it("names the missing doc, where it's used, and the docs that exist", () => {
  expect(() => check([{to: '/'}, {type: 'doc', docId: 'intr', label: 'Intro'}])).toThrow(
    'themeConfig.navbar.items[1] ("Intro") names the doc "intr", which does not exist. Docs of this site: intro, api/store, plans.',
  );
});

it('checks the items of dropdowns', () => {
  const dropdown = {type: 'dropdown', items: [{type: 'docSidebar', sidebarId: 'doc'}]};
  expect(() => check([dropdown])).toThrow(
    'themeConfig.navbar.items[0].items[0] names the sidebar "doc", which does not exist. Sidebars of this site: docs, api.',
  );
});

it.each([[['2.0']], [{'1.0': {}, '2.0': {label: 'Two'}}]])(
  'names the missing version in a version dropdown (versions: %j)',
  versions => {
    expect(() => check([{type: 'docsVersionDropdown', versions}])).toThrow(
      'themeConfig.navbar.items[0] names the version "2.0", which does not exist. Versions of this site: current, 1.0.',
    );
  },
);

it('checks the items before and after the versions', () => {
  const after = [{type: 'doc', docId: 'nowhere'}];
  expect(() => check([{type: 'docsVersionDropdown', dropdownItemsAfter: after}])).toThrow(
    'themeConfig.navbar.items[0].dropdownItemsAfter[0] names the doc "nowhere"',
  );
});

it.each(['docsVersion', 'docsVersionDropdown'])('%s needs the docs plugin', type => {
  expect(() => check([{type, docsPluginId: 'v2'}])).toThrow('needs the docs plugin with id "v2"');
});

it.each([
  [docs, 'default'],
  [{}, 'none'],
])('names the missing docs plugin (docs: %j)', (content, known) => {
  expect(() => check([{type: 'doc', docId: 'intro', docsPluginId: 'v2'}], content)).toThrow(
    `needs the docs plugin with id "v2", which is not there. Docs plugins of this site: ${known}.`,
  );
});
