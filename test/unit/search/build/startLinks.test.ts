import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  checkStartLinks,
  readStartLinks,
  startLinkData,
  startLinkTranslations,
  translateStartLinks,
} from '@site/theme-plugin/search/src/build/startLinks';

const links = [
  {label: 'Quick start', to: '/tutorials/quick-start#setup'},
  {label: 'Set up a store', to: '/usage/store'},
  {label: 'Error codes', to: '/errors'},
];

it("shows where start links lead: their category, or the site's title", () => {
  const categories = new Map([
    ['/redux/tutorials/quick-start', 'Tutorials'],
    ['/redux/usage/store', 'Usage'],
  ]);
  expect(startLinkData(links, {baseUrl: '/redux/', title: 'Redux'}, categories)).toEqual([
    ['Quick start', '/redux/tutorials/quick-start#setup', 'Tutorials'],
    ['Set up a store', '/redux/usage/store', 'Usage'],
    ['Error codes', '/redux/errors', 'Redux'],
  ]);
});

it('finds the category of a start link whether or not its address ends with a slash', () => {
  const categories = new Map([
    ['/faq/', 'FAQ'],
    ['/usage/store', 'Usage'],
    ['/', 'Introduction'],
  ]);
  const groupOf = (to: string) =>
    startLinkData([{label: 'L', to}], {baseUrl: '/', title: 'Redux'}, categories)[0]?.[2];
  expect(['/faq', '/faq/', '/faq/#general', '/faq#general'].map(groupOf)).toEqual(
    Array(4).fill('FAQ'),
  );
  expect(['/usage/store', '/usage/store/?a#b'].map(groupOf)).toEqual(['Usage', 'Usage']);
  expect(groupOf('/')).toBe('Introduction');
  expect(groupOf('/faqs')).toBe('Redux');
});

it('translates the labels of start links as far as there are translations', () => {
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

it('fails the build for start links that lead to no page', () => {
  const site = {
    baseUrl: '/redux/',
    routesPaths: ['/redux/tutorials/quick-start', '/redux/usage/store/', '/redux/errors'],
  };
  expect(() => checkStartLinks(links, site)).not.toThrow();
  expect(() => checkStartLinks([{label: 'Code 3', to: '/errors?code=3'}], site)).not.toThrow();
  expect(() => checkStartLinks([...links, {label: 'Gone', to: '/old?x#y'}], site)).toThrow(
    'search.startLinks leads to pages that do not exist (docusaurus.config):\n  - "Gone" leads to /old?x#y',
  );
});

describe('the start links file', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'start-links-'));
  });

  afterEach(() => rm(dir, {recursive: true}));

  async function read(text: string) {
    await writeFile(path.join(dir, 'links.json'), text);
    return readStartLinks(dir, './links.json');
  }

  it('has labels and their targets, in order', async () => {
    expect(await read('{"B": "/b#c", "A": "/"}')).toEqual([
      {label: 'B', to: '/b#c'},
      {label: 'A', to: '/'},
    ]);
  });

  it.each([
    ['{', /option search\.startLinks\) cannot be read from .*links\.json/],
    ['[]', /must hold an object such as \{"Quick start"/],
    ['{"A": "a"}', /“A” must be a label with a path .* not "a"/],
    ['{"A": "//evil.example"}', /“A” must be a label with a path/],
    ['{"A": 1}', /“A” must be a label with a path .* not 1/],
    ['{" ": "/a"}', /must be a label/],
  ])("says what's wrong with %s", async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});
