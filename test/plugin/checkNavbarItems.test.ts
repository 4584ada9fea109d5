import {checkNavbarItems} from '../../theme-plugin/src/utils/checkNavbarItems';

const docs = {
  default: {
    loadedVersions: [{docs: [{id: 'intro'}, {id: 'api/store'}], sidebars: {docs: [], api: []}}],
  },
};
const check = (items: object[], content: Parameters<typeof checkNavbarItems>[1] = docs) =>
  checkNavbarItems({navbar: {items}}, content);

it('accepts items whose doc or sidebar exists, and items that need none', () => {
  expect(() =>
    check([
      {type: 'doc', docId: 'intro'},
      {type: 'docSidebar', sidebarId: 'api'},
      {to: '/anything'},
      {type: 'dropdown', items: [{type: 'doc', docId: 'api/store'}]},
    ]),
  ).not.toThrow();
});

it('names the missing doc, where it stands and which docs exist', () => {
  expect(() => check([{to: '/'}, {type: 'doc', docId: 'intr', label: 'Intro'}])).toThrow(
    'themeConfig.navbar.items[1] ("Intro") names the doc "intr", which does not exist. Docs of this site: intro, api/store.',
  );
});

it('looks into dropdowns', () => {
  const dropdown = {type: 'dropdown', items: [{type: 'docSidebar', sidebarId: 'doc'}]};
  expect(() => check([dropdown])).toThrow(
    'themeConfig.navbar.items[0].items[0] names the sidebar "doc", which does not exist. Sidebars of this site: docs, api.',
  );
});

it.each([
  [docs, 'default'],
  [{}, 'none'],
])('names the missing docs plugin (docs: %j)', (content, known) => {
  expect(() => check([{type: 'doc', docId: 'intro', docsPluginId: 'v2'}], content)).toThrow(
    `needs the docs plugin with id "v2", which is not there. Docs plugins of this site: ${known}.`,
  );
});
