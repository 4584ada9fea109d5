import {
  checkStartLinks,
  startLinkData,
  startLinkTranslations,
  translateStartLinks,
} from '../../../../theme-plugin/src/node/search/startLinks';

const links = [
  {label: 'Quick start', to: '/tutorials/quick-start#setup'},
  {label: 'Set up a store', to: '/usage/store'},
  {label: 'Error codes', to: '/errors'},
];

const docs = {
  default: {
    loadedVersions: [
      {
        docs: [
          {permalink: '/redux/tutorials/quick-start', title: 'Quick start'},
          {permalink: '/redux/usage/store', title: 'Configuring your store'},
        ],
      },
    ],
  },
};

it('say where they lead: category and title, or else the path', () => {
  const categories = new Map([
    ['/redux/tutorials/quick-start', 'Tutorials'],
    ['/redux/usage/store', 'Usage'],
  ]);
  expect(startLinkData(links, '/redux/', docs, categories)).toEqual([
    {label: 'Quick start', url: '/redux/tutorials/quick-start#setup', path: 'Tutorials'},
    {label: 'Set up a store', url: '/redux/usage/store', path: 'Usage › Configuring your store'},
    {label: 'Error codes', url: '/redux/errors', path: '/errors'},
  ]);
});

it('have the labels of the language, as far as it has them', () => {
  const [file] = startLinkTranslations(links);
  expect(file?.content['/usage/store']?.message).toBe('Set up a store');
  const german = {path: file?.path ?? '', content: {'/usage/store': {message: 'Store anlegen'}}};
  expect(translateStartLinks(links, [german]).map(({label}) => label)).toEqual([
    'Quick start',
    'Store anlegen',
    'Error codes',
  ]);
  expect(translateStartLinks(links, [])).toEqual(links);
  expect(startLinkTranslations([])).toEqual([]);
});

it('that lead to no page fail the build', () => {
  const site = {
    baseUrl: '/redux/',
    routesPaths: ['/redux/tutorials/quick-start', '/redux/usage/store/', '/redux/errors'],
  };
  expect(() => checkStartLinks(links, site)).not.toThrow();
  expect(() => checkStartLinks([...links, {label: 'Gone', to: '/old?x#y'}], site)).toThrow(
    'search.startLinks leads to pages that do not exist (docusaurus.config):\n  - "Gone" leads to /old?x#y',
  );
});
