/** @jest-environment jsdom */
import type {ComponentProps, ReactNode} from 'react';
import siteConfig from '@site/test/support/generated/docusaurus.config';
import {useHistory} from '@docusaurus/router';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {createSidebar, DocsFixture} from '@site/test/support/DocsFixture';
import {docsOfTest, threeVersions} from '@site/test/support/docsOfTest';
import {renderInSite} from '@site/test/support/renderInSite';
import {themeConfigOfTest} from '@site/test/support/themeConfigOfTest';
import {act, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCard from '@theme/DocCard';
import DocCardList from '@theme/DocCardList';
import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage';
import DocItem from '@theme/DocItem';
import DocItemFooter from '@theme/DocItem/Footer';
import DocPaginator from '@theme/DocPaginator';
import DocRoot from '@theme/DocRoot';
import DocVersionBanner from '@theme/DocVersionBanner';

const setThemeConfig = themeConfigOfTest();
const setFolio = (settings: object) =>
  setThemeConfig({folio: {...siteConfig.themeConfig.folio, ...settings}});

// No request gets a response.
beforeEach(() => Object.assign(globalThis, {fetch: () => new Promise(() => {})}));
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

type Fixture = Omit<ComponentProps<typeof DocsFixture>, 'children'>;

const renderInDocs = (
  ui: ReactNode,
  path = '/',
  {sidebar = createSidebar(), version}: Fixture = {},
) =>
  renderInSite(
    <DocsFixture sidebar={sidebar} version={version}>
      {ui}
    </DocsFixture>,
    path,
  );

/** The sidebar with other properties for the categories that have a page. */
const withPages = (change: object) =>
  createSidebar().map(item =>
    item.type === 'category' && item.href ? {...item, ...change} : item,
  );

const link = (name: string | RegExp) => screen.getByRole('link', {name});
const hrefs = () => screen.getAllByRole('link').map(each => each.getAttribute('href'));

const PATH = '/tutorials/first';

/** Shows a doc as the MDX loader creates it. */
function renderDoc(
  {
    metadata = {},
    ...others
  }: {
    metadata?: object;
    contentTitle?: string;
    frontMatter?: object;
    toc?: object[];
  } = {},
  version = {},
) {
  const content = Object.assign(() => <p>Text of the doc.</p>, {
    metadata: {
      id: 'tutorials/first',
      title: 'First steps',
      description: 'The first steps',
      permalink: PATH,
      editUrl: 'https://github.com/a/b/edit/main/first.md',
      frontMatter: {},
      tags: [],
      previous: {title: 'Start', permalink: '/start'},
      next: {title: 'Second steps', permalink: '/tutorials/second'},
      ...metadata,
    },
    frontMatter: {},
    assets: {},
    contentTitle: undefined,
    toc: [{id: 'a', level: 2, value: 'Part'}],
    ...others,
  }) as unknown as PropDocContent;
  const route = {component: () => null, exact: true, path: PATH};
  return renderInDocs(<DocItem content={content} route={route} />, PATH, {version});
}

describe('DocItem', () => {
  const contents = () => screen.queryAllByRole('navigation', {name: 'On this page'});

  it('shows a doc with its title, text, navigation, and metadata', async () => {
    renderDoc();
    const article = screen.getByRole('article');
    expect(within(article).getByRole('heading', {level: 1})).toHaveTextContent('First steps');
    expect(article).toHaveTextContent('Text of the doc.');
    expect(within(article).getByRole('link', {name: 'Edit this page'})).toBeInTheDocument();
    expect(screen.getByRole('navigation', {name: 'Breadcrumbs'})).toBeInTheDocument();
    expect(screen.getByRole('navigation', {name: 'Docs pages'})).toBeInTheDocument();
    // One beside the text and one above it. CSS shows one of them.
    expect(contents()).toHaveLength(2);
    await waitFor(() => expect(document.title).toBe('First steps | Fixture'));
    expect(document.documentElement).toHaveClass('docs-doc-id-tutorials/first');
  });

  it('offers to report a problem on a site that has nothing else to say at the end of a doc', () => {
    setFolio({reportUrl: 'https://example.com/new?title={path}'});
    renderDoc({metadata: {editUrl: undefined}});
    const href = 'https://example.com/new?title=%2Ftutorials%2Ffirst';
    expect(link(/Report a problem/)).toHaveAttribute('href', href);
  });

  it.each([
    ['no title', 'it has its own', {contentTitle: 'Own title'}, 0, 2],
    ['no title', 'it hides that', {frontMatter: {hide_title: true}}, 0, 2],
    ['no contents', 'it hides them', {frontMatter: {hide_table_of_contents: true}}, 1, 0],
    ['no contents', 'it has no headings', {toc: []}, 1, 0],
  ])('shows %s if %s', (_what, _why, doc, titles, lists) => {
    renderDoc(doc);
    expect(screen.queryAllByRole('heading')).toHaveLength(titles);
    expect(contents()).toHaveLength(lists);
  });

  it("lists the doc's own choice of levels in both tables of contents", () => {
    const toc = [2, 3, 4].map(level => ({id: `h${level}`, level, value: `Level ${level}`}));
    renderDoc({toc, frontMatter: {toc_min_heading_level: 3, toc_max_heading_level: 3}});
    const linksOf = (nav: HTMLElement) => within(nav).getAllByRole('link', {hidden: true});
    expect(contents().map(nav => linksOf(nav).map(({textContent}) => textContent))).toEqual([
      ['Level 3'],
      ['Level 3'],
    ]);
  });

  it('names the version if the site shows badges', () => {
    renderDoc({}, {badge: true, label: '2.x'});
    expect(screen.getByText('Version: 2.x')).toBeInTheDocument();
  });
});

it.each([
  [<DocItemFooter key="" />, /useDoc is called outside the <DocProvider>/],
  [
    <DocPaginator key="" previous={undefined} next={{title: 'Next', permalink: '/next'}} />,
    /useDocsSidebar is called outside the <DocsSidebarProvider>/,
  ],
  [
    <DocCard key="" item={{type: 'html', value: ''}} />,
    'A doc card cannot show a sidebar item of type "html". Valid types: link, category.',
  ],
  [
    <DocsFixture key="">
      <DocCard item={{type: 'link', href: '/x', label: 'X', docId: 'x'}} />
    </DocsFixture>,
    'no version doc found by id=x',
  ],
])('says what is wrong and what is valid: %#', (ui, message) => {
  expect(() => renderInSite(ui)).toThrow(message);
  takeConsoleErrors();
});

describe('DocBreadcrumbs', () => {
  it('shows the path to the page, starting with the home page', async () => {
    renderInDocs(<DocBreadcrumbs />, '/usage/tests');
    expect(screen.getByRole('navigation', {name: 'Breadcrumbs'})).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items.map(item => item.textContent)).toEqual(['', 'Usage', 'Writing tests']);
    expect(link('Home page')).toHaveAttribute('href', '/');
    expect(link('Usage')).toHaveAttribute('href', '/usage');
    expect(screen.getByText('Writing tests')).toHaveAttribute('aria-current', 'page');
    await waitFor(() =>
      expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
        'BreadcrumbList',
      ),
    );
  });

  it.each([
    ['has no page', PATH, createSidebar(), 'Tutorials'],
    ['has an unlisted page', '/usage/tests', withPages({linkUnlisted: true}), 'Usage'],
  ])('shows a category that %s as text', (_, path, sidebar, name) => {
    renderInDocs(<DocBreadcrumbs />, path, {sidebar});
    expect(screen.getByText(name)).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('link', {name})).not.toBeInTheDocument();
  });

  it('shows nothing on a page without a sidebar', () => {
    renderInDocs(<DocBreadcrumbs />, PATH, {sidebar: null});
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

it("links to the pages before and after a doc, with the section's name above the title", () => {
  const previous = {title: 'Start', permalink: '/start'};
  const next = {title: 'Third steps', permalink: '/tutorials/deeper/third'};
  const {unmount} = renderInDocs(<DocPaginator previous={previous} next={next} />);
  const links = screen.getAllByRole('link');
  expect(links.map(each => [each.textContent, each.getAttribute('rel')])).toEqual([
    ['PreviousStart', 'prev'],
    ['Next · DeeperThird steps', 'next'],
  ]);
  expect(hrefs()).toEqual(['/start', '/tutorials/deeper/third']);
  unmount();
  const one = renderInDocs(<DocPaginator previous={undefined} next={next} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  one.unmount();
  renderInDocs(<DocPaginator previous={undefined} next={undefined} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

describe('cards', () => {
  const [start, tutorials] = createSidebar();
  const cards = () => screen.getAllByRole('link').map(({textContent}) => textContent);

  it('lead to each sibling page and category', () => {
    const items = tutorials.type === 'category' ? tutorials.items.slice(0, 2) : [];
    renderInDocs(<DocCardList items={[...items, tutorials]} />);
    expect(hrefs()).toEqual(['/tutorials/first', '/tutorials/second', '/tutorials/first']);
    expect(cards()).toEqual([
      'First stepsThe first steps',
      'Second stepsThe second steps',
      'Tutorials3 items',
    ]);
  });

  it("are those of the page's category", () => {
    renderInDocs(<DocCardList />, '/start', {sidebar: [start]});
    expect(cards()).toEqual(['StartWhere to begin']);
  });

  it.each([start, tutorials])('prefer the description of an item in the sidebar', item => {
    renderInDocs(<DocCard item={{...item, description: ': begin here'} as typeof item} />);
    expect(cards()[0]).toMatch(/^(Start|Tutorials): begin here$/);
  });
});

describe('DocCategoryGeneratedIndexPage', () => {
  it("shows a category's description, its pages, and those around it, and tells networks of it", async () => {
    const sidebar = createSidebar().map(item =>
      item.type === 'category' && !item.href ? {...item, href: '/tutorials'} : item,
    );
    renderInDocs(
      <DocCategoryGeneratedIndexPage
        categoryGeneratedIndex={{
          title: 'Step by step',
          slug: '/tutorials',
          permalink: '/tutorials',
          description: 'From a store to tests',
          keywords: ['steps', 'first store'],
          image: '/steps.png',
          navigation: {
            previous: {title: 'Start', permalink: '/start'},
            next: {title: 'First steps', permalink: PATH},
          },
        }}
      />,
      '/tutorials',
      {sidebar},
    );
    expect(screen.getByRole('heading', {name: 'Step by step', level: 1})).toBeInTheDocument();
    expect(screen.getByText('From a store to tests')).toBeInTheDocument();
    expect(hrefs().slice(0, 4)).toEqual([
      '/',
      PATH,
      '/tutorials/second',
      '/tutorials/deeper/third',
    ]);
    expect(link(/^Previous/)).toHaveTextContent('Start');
    expect(link(/^Next/)).toHaveTextContent('First steps');
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
    await waitFor(() => expect(document.title).toBe('Step by step | Fixture'));
    expect(meta('keywords')).toHaveAttribute('content', 'steps,first store');
    expect(meta('description')).toHaveAttribute('content', 'From a store to tests');
    expect(meta('og:image')).toHaveAttribute('content', 'https://example.com/steps.png');
  });
});

describe('DocRoot', () => {
  let go: (path: string) => void;

  function Page({path}: {readonly path: string}) {
    go = useHistory().push;
    return <h1>{path}</h1>;
  }

  /** The route that the docs plugin creates. Its pages name their sidebar. */
  const route = {
    path: '/',
    component: () => null,
    routes: Object.entries({'/start': 'docs', [PATH]: 'docs', '/api': 'api', '/alone': ''}).map(
      ([path, sidebar]) => ({
        path,
        exact: true,
        component: () => <Page path={path} />,
        ...(sidebar && {sidebar}),
      }),
    ),
  };

  const renderDocs = (path: string) => {
    // Core adds the match and the location, which DocRoot doesn't use.
    const props = {route} as unknown as ComponentProps<typeof DocRoot>;
    const docsSidebars = {docs: createSidebar(), api: createSidebar()};
    return renderInSite(
      <DocsFixture version={{docsSidebars}}>
        <DocRoot {...props} />
      </DocsFixture>,
      path,
    );
  };
  const nav = () => screen.queryByRole('navigation', {name: 'Docs sidebar'});

  it('shows the sidebar beside the text, and keeps it until the reader goes to another one', () => {
    renderDocs('/start');
    const first = nav();
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('/start');
    act(() => go(PATH));
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(PATH);
    expect(nav()).toBe(first);
    // Each has its own scroll position.
    act(() => go('/api'));
    expect(nav()).not.toBe(first);
    act(() => go('/alone'));
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('/alone');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('hides and restores the sidebar and moves the focus, if the site allows it', async () => {
    const {docs} = siteConfig.themeConfig;
    setThemeConfig({docs: {...docs, sidebar: {...docs.sidebar, hideable: true}}});
    renderDocs('/start');
    await userEvent.click(screen.getByRole('button', {name: 'Collapse sidebar'}));
    expect(nav()).not.toBeInTheDocument();
    expect(screen.getByRole('button', {name: 'Expand sidebar'})).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(nav()).toBeVisible();
    expect(screen.getByRole('button', {name: 'Collapse sidebar'})).toHaveFocus();
  });
});

describe('DocVersionBanner', () => {
  // The labels differ from the names, so a mix-up would show.
  docsOfTest(
    threeVersions.map(version => ({...version, label: `${version.name} as readers know it`})),
  );

  beforeEach(() => localStorage.clear());

  it.each([
    ['unreleased', 'This is unreleased documentation for Fixture the label version.'],
    [
      'unmaintained',
      'This is documentation for Fixture the label, which is no longer actively maintained.',
    ],
  ] as const)(
    'says, with its label, that a version is %s, and links to the latest',
    async (banner, text) => {
      const version = {version: 'the name', label: 'the label', banner};
      const {unmount} = renderInDocs(<DocVersionBanner />, '/1.0/elsewhere', {version});
      const note = await screen.findByRole('note');
      expect(note).toHaveTextContent(text);
      expect(note).toHaveTextContent('see the latest version (2.0 as readers know it).');
      // The latest version lacks this page.
      expect(link('latest version')).toHaveAttribute('href', '/intro/start');
      unmount();
      renderInDocs(<DocVersionBanner />, '/next/guides/more', {version});
      expect(link('latest version')).toHaveAttribute('href', '/guides/more');
      await userEvent.click(link('latest version'));
      expect(localStorage.getItem('docs-preferred-version-default-test')).toBe('2.0');
    },
  );
});

describe('PageMenu', () => {
  const open = () => userEvent.click(screen.getByRole('button', {name: 'Open in…'}));
  const entries = () => {
    const list = link('View as Markdown').closest('ul');
    return Array.from(list?.querySelectorAll('a') ?? [], each => [
      each.textContent,
      each.getAttribute('href'),
    ]);
  };

  it('shows no buttons if the site does not want it', () => {
    setFolio({pageMenu: false});
    renderDoc();
    expect(screen.queryByRole('button', {name: /Copy page|Open in/})).not.toBeInTheDocument();
  });

  it('lists the Markdown, the source, and the assistants that the site configures', async () => {
    setFolio({
      pageMenu: {assistants: [{label: 'Helper', url: 'https://example.com/?q=Read+{url}'}]},
    });
    renderDoc();
    await open();
    expect(entries()).toEqual([
      ['View as Markdown', '/tutorials/first.md'],
      ['View source on GitHub', 'https://github.com/a/b/blob/main/first.md'],
      ['Edit this page', 'https://github.com/a/b/edit/main/first.md'],
      [
        'Open in Helper',
        'https://example.com/?q=Read+https%3A%2F%2Fexample.com%2Ftutorials%2Ffirst.md',
      ],
    ]);
  });

  it("lists only the Markdown by default for a page that can't be edited", async () => {
    setFolio({pageMenu: {assistants: []}});
    renderDoc({metadata: {editUrl: null}});
    await open();
    expect(entries()).toHaveLength(1);
  });
});
