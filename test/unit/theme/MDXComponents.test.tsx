/** @jest-environment jsdom */
import {type ComponentType, Fragment, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import Details from '@theme/Details';
import MDXContent from '@theme/MDXContent';
import {renderInSite} from '@site/test/support/renderInSite';
import Admonition from '@theme/Admonition';
import ContentVisibility from '@theme/ContentVisibility';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme/MDXComponents';
import MDXCode from '@theme/MDXComponents/Code';
import MDXPre from '@theme/MDXComponents/Pre';
import Heading from '@theme/Heading';
import {useHistory, useLocation} from '@docusaurus/router';
import Tabs, {type Props} from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Tag from '@theme/Tag';
import {showTarget} from '@folio/client/links/showTarget';
import {codeNames} from '@folio-search/build/codeNames';
import {extractRecords} from '@folio-search/build/extractRecords';
import {builtPage} from '@site/test/unit/support/builtPage';

describe('MDXComponents', () => {
  type Elements = Record<string, ComponentType<Record<string, unknown>>>;

  /** MDX's output for a file, with the components from the provider. */
  function Article({render}: {readonly render: (elements: Elements) => ReactNode}): ReactNode {
    return render(useMDXComponents() as Elements);
  }

  function renderArticle(render: (elements: Elements) => ReactNode): HTMLElement {
    return renderInSite(
      <MDXContent>
        <Article render={render} />
      </MDXContent>,
    ).container;
  }

  it('has the source of a diagram, whose drawing needs the browser', () => {
    const container = renderArticle(({mermaid: Mermaid}) =>
      Mermaid ? <Mermaid value="graph TD; A-->B;" /> : null,
    );
    expect(container.querySelector('[hidden] > .language-mermaid')).toHaveTextContent(
      'graph TD; A-->B;',
    );
  });

  it('renders headings with links, links, lists, and images', () => {
    renderArticle(({h2: H2, a: A, ul: Ul, li: Li, img: Img}) =>
      H2 && A && Ul && Li && Img ? (
        <>
          <H2 id="part">Part</H2>
          <Ul>
            <Li id="user-content-fn-1">
              <A href="https://example.com">Elsewhere</A>
            </Li>
          </Ul>
          <Img src="/a.png" alt="A" width="10" height="10" />
        </>
      ) : null,
    );
    expect(screen.getByRole('link', {name: 'Direct link to Part'})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Elsewhere'})).toHaveAttribute(
      'href',
      'https://example.com',
    );
    expect(screen.getByRole('list')).not.toHaveAttribute('class');
    expect(screen.getByRole('listitem')).toHaveAttribute('id', 'user-content-fn-1');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('has checkboxes instead of bullets in a task list', () => {
    const container = renderArticle(({ul: Ul}) =>
      Ul ? (
        <Ul className="contains-task-list">
          <li>Done</li>
        </Ul>
      ) : null,
    );
    expect(container.querySelector('ul')).toHaveClass('contains-task-list', 'tasks');
  });

  it('tells the build about every anchor, so that links to them count as intact', () => {
    const brokenLinks = createStatefulBrokenLinks();
    renderInSite(
      <BrokenLinksProvider brokenLinks={brokenLinks}>
        <MDXContent>
          <Article
            render={({h2: H2, li: Li, details: MDXDetails}) =>
              H2 && Li && MDXDetails ? (
                <>
                  <H2 id="part">Part</H2>
                  <Li id="item">Item</Li>
                  <MDXDetails id="more">
                    <summary>More</summary>
                  </MDXDetails>
                </>
              ) : null
            }
          />
        </MDXContent>
      </BrokenLinksProvider>,
    );
    expect(brokenLinks.getCollectedAnchors()).toEqual(['part', 'item', 'more']);
  });

  describe('details', () => {
    it('are native elements, with the summary first and no script needed to open them', async () => {
      renderArticle(({details: MDXDetails}) =>
        MDXDetails ? (
          <MDXDetails id="more">
            <p>Text</p>
            <summary>More</summary>
          </MDXDetails>
        ) : null,
      );
      const details = screen.getByRole('group');
      expect(details).toHaveAttribute('id', 'more');
      expect(details.firstElementChild).toHaveTextContent('More');
      expect(details.querySelectorAll('summary')).toHaveLength(1);
      expect(details).not.toHaveAttribute('open');
      await userEvent.click(screen.getByText('More'));
      expect(details).toHaveAttribute('open');
    });

    it('accept text as the summary, and can be open from the start', () => {
      renderInSite(
        <Details summary="More" open>
          Text
        </Details>,
      );
      expect(screen.getByRole('group')).toHaveAttribute('open');
      expect(screen.getByText('More').tagName).toBe('SUMMARY');
    });

    it("leave the summary to the browser if there's none", () => {
      renderInSite(<Details>Text</Details>);
      expect(document.querySelector('summary')).not.toBeInTheDocument();
    });
  });
});

describe('Admonition', () => {
  it.each([
    ['note', 'note', 'secondary'],
    ['tip', 'tip', 'success'],
    ['info', 'info', 'info'],
    ['warning', 'warning', 'warning'],
    ['danger', 'danger', 'danger'],
    ['caution', 'caution', 'warning'],
    ['secondary', 'secondary', 'secondary'],
    ['important', 'important', 'info'],
    ['success', 'success', 'success'],
  ])(':::%s is a note named %s, with the class of its kind', (type, name, kind) => {
    renderInSite(<Admonition type={type}>Text</Admonition>);
    const note = screen.getByRole('note', {name});
    expect(note).toHaveClass('theme-admonition', `theme-admonition-${type}`, `alert--${kind}`);
    expect(note).toHaveTextContent('Text');
    expect(note.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(['experiment', 'constructor', 'toString'])(
    "uses the site's keyword %s as the title",
    keyword => {
      renderInSite(<Admonition type={keyword}>Text</Admonition>);
      expect(screen.getByRole('note', {name: keyword})).toHaveClass(`theme-admonition-${keyword}`);
    },
  );

  it.each([
    [undefined, 'Text'],
    ['Pitfall', 'Pitfall\nText'],
  ])('has only what its author wrote in the search index: title %s', (title, text) => {
    const {container} = renderInSite(
      <Admonition type="warning" title={title}>
        Text
      </Admonition>,
    );
    const page = builtPage(`<main>${container.innerHTML}</main>`);
    expect(extractRecords(page, {siteTitle: ''})?.sections).toMatchObject([{text}]);
  });

  it('takes its title from the props or from Markdown', () => {
    const {unmount} = renderInSite(
      <Admonition type="warning" title="Pitfall">
        Text
      </Admonition>,
    );
    expect(screen.getByRole('note', {name: 'Pitfall'})).toBeInTheDocument();
    unmount();
    const Title = 'mdxAdmonitionTitle' as unknown as 'span';
    renderInSite(
      <Admonition type="warning">
        <Title>
          Pit<em>fall</em>
        </Title>
        Text
      </Admonition>,
    );
    takeConsoleErrors(); // React doesn't know the element that MDX leaves behind, which never reaches the page.
    const note = screen.getByRole('note', {name: /^Pit\s*fall$/});
    expect(note).toHaveTextContent('PitfallText');
    expect(document.querySelector('mdxadmonitiontitle')).not.toBeInTheDocument();
  });

  it('marks a page as unlisted or a draft', () => {
    renderInSite(<ContentVisibility metadata={{unlisted: true, frontMatter: {draft: true}}} />);
    expect(screen.getByRole('note', {name: 'Unlisted page'})).toBeInTheDocument();
    expect(screen.getByRole('note', {name: 'Draft page'})).toBeInTheDocument();
  });

  it('shows nothing on a published page', () => {
    renderInSite(<ContentVisibility metadata={{unlisted: false, frontMatter: {}}} />);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('CodeBlock', () => {
  const group = () => screen.getByRole('group');

  it('shows highlighted code in a focusable box named by the title', () => {
    renderInSite(
      <CodeBlock className="language-ts" metastring='title="src/a.ts"'>
        {'const a = 1;\n'}
      </CodeBlock>,
    );
    expect(group()).toHaveAccessibleName('src/a.ts');
    expect(group()).toHaveAttribute('tabindex', '0');
    expect(group().textContent).toBe('const a = 1;');
    expect(group().querySelector('.tk')).toHaveTextContent('const');
    expect(screen.getByText('a.ts').parentElement).toHaveTextContent('src/a.ts');
  });

  it("is named by its language if it has no title, or a title that isn't plain text", () => {
    renderInSite(
      <CodeBlock language="ts" title={<b>A file</b>}>
        a
      </CodeBlock>,
    );
    expect(group()).toHaveAccessibleName('Code (ts)');
    expect(screen.getByText('A file').tagName).toBe('B');
  });

  it("tells the style sheet if there's no title, and how long the first line is, beside which the buttons are", () => {
    const {container, unmount} = renderInSite(
      <CodeBlock language="tsx">{'// highlight-next-line\nlong()\na()'}</CodeBlock>,
    );
    const first = () =>
      container.querySelector<HTMLElement>('.block')?.style.getPropertyValue('--first');
    expect(container.querySelector('[data-untitled]')).toBeInTheDocument();
    expect(first()).toBe('6');
    unmount();
    renderInSite(<CodeBlock title="a.ts">a</CodeBlock>);
    expect(document.querySelector('[data-untitled]')).toBeNull();
    expect(document.querySelector('[style*="--first:"]')).toBeNull();
  });

  it("has the public and the author's class names, each once", () => {
    const {container} = renderInSite(<CodeBlock className="language-ts own">a</CodeBlock>);
    const block = container.querySelector('.theme-code-block');
    expect(block?.className.split(' ').sort()).toEqual(
      ['block', 'language-ts', 'theme-code-block', 'own'].sort(),
    );
    expect(block?.querySelector('pre')).toHaveClass('prism-code');
  });

  it('has only its code and its title in the search index', () => {
    const {container} = renderInSite(<CodeBlock title="store.ts">create()</CodeBlock>);
    const page = builtPage(`<main>${container.innerHTML}</main>`);
    expect(extractRecords(page, {siteTitle: ''})?.sections).toMatchObject([
      {text: '', code: codeNames('store.ts\ncreate()')},
    ]);
  });

  it.each([
    [5, '5'],
    // The style sheet's start at 1.
    [true, ''],
  ])('starts line numbers where the author says: %s', (showLineNumbers, first) => {
    const {container} = renderInSite(
      <CodeBlock showLineNumbers={showLineNumbers}>{'a\nb'}</CodeBlock>,
    );
    expect(container.querySelectorAll('.code-line')).toHaveLength(2);
    expect(container.querySelector('code')?.style.getPropertyValue('--first-line')).toBe(first);
  });

  it('renders React elements in a block unchanged', () => {
    const {container} = renderInSite(
      <CodeBlock className="language-jsx">
        before <em>inside</em>
      </CodeBlock>,
    );
    expect(container.querySelector('pre code em')).toHaveTextContent('inside');
  });

  it('shows new code when its code changes', () => {
    const {container, rerender} = renderInSite(<CodeBlock>one</CodeBlock>);
    rerender(<CodeBlock>two</CodeBlock>);
    expect(container.querySelector('code')).toHaveTextContent('two');
  });

  it.each([
    ['one line of a fence', 'a\n', true],
    ['an empty fence', undefined, true],
    ['inline code', 'a', false],
  ])("renders Markdown's code for %s: %j, a block: %s", (_, children, isBlock) => {
    const {container} = renderInSite(
      <MDXPre>
        <MDXCode>{children}</MDXCode>
      </MDXPre>,
    );
    expect(container.querySelector('code')).toBeInTheDocument();
    expect(container.querySelector('pre') !== null).toBe(isBlock);
  });

  it.each([
    ['create-vite', true],
    ['/?server=slow', true],
    ['-sixteen.letters', true],
    ['-seventeen.letter', false],
    ['createVite', false],
    ['npm i -D vite', false],
  ])(
    'keeps inline code on one line if it is short and has a hyphen or a question mark: %s, %j',
    (code, isWhole) => {
      renderInSite(<MDXCode>{code}</MDXCode>);
      expect(screen.getByText(code).classList.contains('folio-whole')).toBe(isWhole);
    },
  );

  it.each([
    ['createDynamicMiddleware', 'folio-long', 'create|Dynamic|Middleware'],
    ['src/app/withTypes.test.ts', 'folio-long', 'src/|app/|with|Types|.test|.ts'],
    ['api.useGetQuery<State>', 'folio-long', 'api|.use|Get|Query<|State&gt;'],
    [
      'getDefaultMiddleware().concat(log, audit)',
      null,
      'get|Default|Middleware().concat(|log, audit)',
    ],
    ['useSelector', null, 'useSelector'],
    ['create-vite', 'folio-whole', 'create-vite'],
  ])('lets long names in inline code wrap where readers would: %s', (code, name, parts) => {
    const Code = MDXComponents.code ?? 'code';
    const {container} = renderInSite(<Code>{code}</Code>);
    const element = container.querySelector('code');
    expect(element?.getAttribute('class')).toBe(name);
    expect(element?.innerHTML.replaceAll('<wbr>', '|')).toBe(parts.replace('<', '&lt;'));
  });
});

describe('Heading', () => {
  it.each([
    ['its text', 'The store', 'The store'],
    [
      'all of it',
      <Fragment key="">
        Call <code>dispatch()</code> <em>once</em> in {3} steps
      </Fragment>,
      'Call dispatch() once in 3 steps',
    ],
    ['its ID if it has none', <img key="" src="/loop.svg" alt="" />, 'the-part'],
  ])('has a link to itself that is named after %s', (_, children, name) => {
    renderInSite(
      <Heading as="h2" id="the-part">
        {children}
      </Heading>,
    );
    const link = screen.getByRole('link', {name: `Direct link to ${name}`});
    expect(link).toHaveAttribute('href', '#the-part');
    expect(screen.getByRole('heading', {level: 2})).toHaveAttribute('id', 'the-part');
  });

  it('has no link without an ID, or as the title of the page', () => {
    renderInSite(
      <>
        <Heading as="h1" id="title">
          Title
        </Heading>
        <Heading as="h2">Part</Heading>
      </>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', {level: 1})).not.toHaveAttribute('id');
  });

  it.each([
    ['createStore', true],
    ['dispatch(action)', true],
    ['[Symbol.observable]()', true],
    ['legacy_createStore', true],
    ['Store', false],
    ['Why createStore is deprecated', false],
    ['JavaScript (and TypeScript)', false],
  ])('knows whether “%s” is only code', (text, isCode) => {
    renderInSite(
      <Heading as="h2" id="name">
        <code>{text}</code>
      </Heading>,
    );
    expect(screen.getByRole('heading').classList.contains('folio-code-heading')).toBe(isCode);
  });

  it('keeps a title that is only code from being translated', () => {
    renderInSite(<Heading as="h1">createStore</Heading>);
    expect(screen.getByRole('heading')).toHaveAttribute('translate', 'no');
  });
});

const {default: StockTabs} = jest.requireActual<{default: typeof Tabs}>(
  '@docusaurus/theme-classic/lib/theme/Tabs',
);
const {default: StockTabItem} = jest.requireActual<{default: typeof TabItem}>(
  '@docusaurus/theme-classic/lib/theme/TabItem',
);

describe('Tabs', () => {
  const KEY = 'docusaurus.tab.manager-test';

  function Manager(props: Omit<Props, 'children'>): ReactNode {
    return (
      <Tabs {...props}>
        <TabItem value="npm">npm install</TabItem>
        <TabItem value="yarn" label="Yarn">
          yarn add
        </TabItem>
        <TabItem value="pnpm">pnpm add</TabItem>
      </Tabs>
    );
  }

  const selected = () =>
    screen.getAllByRole('tab', {selected: true}).map(tab => tab.getAttribute('data-tab'));
  const tab = (name: string) => screen.getByRole('tab', {name});

  beforeEach(() => localStorage.clear());

  it('labels each panel like its tab, for paper and for readers without JavaScript', () => {
    const tabs = () => screen.getAllByRole('tab').map(({textContent}) => textContent);
    const panels = () =>
      ['npm install', 'yarn add', 'pnpm add'].map(text =>
        screen.getByText(text).getAttribute('data-label'),
      );
    const {unmount} = renderInSite(<Manager />);
    expect(tabs()).toEqual(['npm', 'Yarn', 'pnpm']);
    expect(panels()).toEqual(tabs());
    unmount();
    const named = ['npm', 'yarn', 'pnpm'].map(value => ({value, label: `With ${value}`}));
    renderInSite(<Manager values={named} />);
    expect(tabs()).toEqual(['With npm', 'With yarn', 'With pnpm']);
    expect(panels()).toEqual(tabs());
  });

  it.each([
    ['a copy of the stock Tabs', StockTabs, TabItem],
    ['a copy of the stock TabItem', Tabs, StockTabItem],
  ])('work with %s', async (_name, List, Item) => {
    renderInSite(
      <List>
        <Item value="one">First</Item>
        <Item value="two">Second</Item>
      </List>,
    );
    expect(screen.getByText('Second')).not.toBeVisible();
    await userEvent.click(tab('two'));
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.getByText('First')).not.toBeVisible();
  });

  it('renders only the selected panel when lazy', async () => {
    renderInSite(<Manager lazy />);
    expect(screen.queryByText('yarn add')).not.toBeInTheDocument();
    await userEvent.click(tab('Yarn'));
    expect(screen.getByText('yarn add')).toBeVisible();
    expect(screen.queryByText('npm install')).not.toBeInTheDocument();
  });

  it.each([
    ['{ArrowLeft}', 'ltr', 'npm'],
    ['{ArrowRight}', 'rtl', 'npm'],
    ['{ArrowRight}{ArrowRight}', 'ltr', 'npm'],
    ['{ArrowLeft}{ArrowLeft}', 'ltr', 'pnpm'],
    ['{ArrowDown}', 'ltr', 'Yarn'],
  ])(
    '%s in %s text moves the focus and selects, and Tab leads to the panel',
    async (keys, dir, name) => {
      renderInSite(<Manager defaultValue="yarn" />);
      screen.getByRole('tablist').style.direction = dir;
      await userEvent.tab();
      await userEvent.keyboard(keys);
      expect(screen.getByRole('tab', {name, selected: true})).toHaveFocus();
      await userEvent.tab();
      expect(screen.getByRole('tabpanel', {name})).toHaveFocus();
    },
  );

  it('shows the target of a link, in nested tabs and closed details, and focuses it if it has to', () => {
    renderInSite(
      <Tabs>
        <TabItem value="a">A</TabItem>
        <TabItem value="b">
          <Details summary="Outer">
            <Tabs>
              <TabItem value="c">C</TabItem>
              <TabItem value="d">
                <Details summary="Inner">
                  <h2 id="target" tabIndex={-1}>
                    D
                  </h2>
                </Details>
              </TabItem>
            </Tabs>
          </Details>
        </TabItem>
      </Tabs>,
    );
    const target = screen.getByText('D');
    let hiding: Element | null = target;
    target.scrollIntoView = () => {
      hiding = target.closest('[hidden], details:not([open])');
    };
    act(() => showTarget(target));
    expect(hiding).toBeNull();
    expect(target).toHaveFocus();
  });

  it("leaves a link's target that's shown where it is", () => {
    renderInSite(<h2 id="target">A</h2>);
    const target = screen.getByText('A');
    target.scrollIntoView = jest.fn();
    showTarget(target);
    expect(target.scrollIntoView).not.toHaveBeenCalled();
  });

  describe('the default', () => {
    it('is the first tab, the one marked as default, or defaultValue', () => {
      const {unmount} = renderInSite(<Manager />);
      expect(selected()).toEqual(['npm']);
      unmount();
      renderInSite(
        <Tabs>
          <TabItem value="a">A</TabItem>
          <TabItem value="b" default>
            B
          </TabItem>
        </Tabs>,
      );
      expect(selected()).toEqual(['b']);
    });

    it('can be no tab, which makes the first one focusable', async () => {
      renderInSite(<Manager defaultValue={null} />);
      expect(screen.queryAllByRole('tab', {selected: true})).toEqual([]);
      await userEvent.tab();
      expect(tab('npm')).toHaveFocus();
    });
  });

  it('leaves a list of the group that lacks the chosen tab alone', async () => {
    renderInSite(
      <>
        <Manager groupId="manager" />
        <Tabs groupId="manager">
          <TabItem value="npm">npx</TabItem>
          <TabItem value="yarn">yarn dlx</TabItem>
        </Tabs>
      </>,
    );
    await userEvent.click(tab('Yarn'));
    await userEvent.click(tab('pnpm'));
    expect(selected()).toEqual(['pnpm', 'yarn']);
  });

  describe('the URL', () => {
    let history: ReturnType<typeof useHistory>;

    function Search(): ReactNode {
      history = useHistory();
      return <output>{useLocation().search}</output>;
    }

    it('is ignored if it names no tab', () => {
      localStorage.setItem(KEY, 'pnpm');
      renderInSite(<Manager groupId="manager" queryString="with" />, '/?with=cargo');
      expect(selected()).toEqual(['pnpm']);
    });

    it('follows the choice, keeps its other parameters, and is followed on the page', async () => {
      renderInSite(
        <>
          <Manager queryString="with" />
          <Search />
        </>,
        '/?a=1&with=npm#part',
      );
      await userEvent.click(tab('pnpm'));
      expect(screen.getByRole('status')).toHaveTextContent('?a=1&with=pnpm');
      expect(history.location.hash).toBe('#part');
      // The back button leaves the page.
      expect(history.length).toBe(1);
      act(() => history.push('/?with=yarn'));
      expect(selected()).toEqual(['yarn']);
    });
  });

  describe('invalid tabs cause an error', () => {
    it.each([
      ['no tab', <Tabs key="">{[]}</Tabs>, /no tab/],
      ['a child without a value', <Tabs key="">{<p>text</p>}</Tabs>, /each must be a <TabItem/],
      [
        'an unknown default',
        <Manager key="" defaultValue="cargo" />,
        /Valid are "npm", "yarn", "pnpm"/,
      ],
      ['queryString without a name', <Manager key="" queryString />, /needs a name/],
      [
        'a value twice',
        <Tabs key="" values={[{value: 'a'}, {value: 'a'}]}>
          {[]}
        </Tabs>,
        /two tabs of the same value/,
      ],
      [
        'a TabItem on its own',
        <TabItem key="" value="a">
          A
        </TabItem>,
        /no <Tabs> around it/,
      ],
    ])('%s', (_, ui, message) => {
      expect(() => renderInSite(ui)).toThrow(message);
      takeConsoleErrors();
    });
  });
});

describe('Tag', () => {
  const tag = {
    label: 'season',
    permalink: '/blog/tags/season',
    description: 'Posts about a season',
  };

  it('links to the pages with the tag, and says what the tag means', () => {
    renderInSite(<Tag {...tag} />);
    const link = screen.getByRole('link', {name: 'season'});
    expect(link).toHaveAttribute('href', '/blog/tags/season');
    expect(link).toHaveAttribute('rel', 'tag');
    expect(link).toHaveAttribute('title', 'Posts about a season');
  });

  it('shows how many pages have the tag', () => {
    renderInSite(<Tag {...tag} count={12} />);
    expect(screen.getByText('12').parentElement).toBe(screen.getByRole('link'));
  });
});
