/** @jest-environment jsdom */
import {breakIdentifiers} from '@folio/client/common/codeInText';
import {type TocNode, buildTocTree} from '@folio/client/toc/buildTocTree';
import {currentHeading} from '@folio/client/toc/currentHeading';
import {watchHeadings} from '@folio/client/toc/watchHeadings';
import {observeOnDemand} from '@site/test/support/observers';
import {act, renderHook, screen, within} from '@testing-library/react';
import {type ContentsOptions, useContentsLevels} from '@folio/client/toc/useContents';
import {SiteProviders} from '@site/test/support/SiteProviders';
import {themeConfigOfTest} from '@site/test/support/themeConfigOfTest';
import TOC from '@theme/TOC';
import TOCInline from '@theme/TOCInline';
import {renderInSite} from '@site/test/support/renderInSite';

it.each([
  ['<code>createEntityAdapter</code>', '<code>create<wbr>Entity<wbr>Adapter</code>'],
  ['Use <code>store.dispatch(action)</code>', 'Use <code>store<wbr>.dispatch(<wbr>action)</code>'],
  ['<code>Tuple&lt;T&gt;</code>', '<code>Tuple&lt;T&gt;</code>'],
  ['<code>[Symbol.observable]()</code>', '<code>[Symbol<wbr>.observable]\u2060()</code>'],
  ['Redux DevTools', 'Redux DevTools'],
  ['replaceReducer(nextReducer)', '<code>replace<wbr>Reducer(<wbr>nextReducer)</code>'],
  ['Why not legacy_createStore?', 'Why not legacy_<wbr>create<wbr>Store?'],
  [
    'Require a <b class="a-b">signed-in</b> one',
    'Require a <b class="a-b">signed-\u2060in</b> one',
  ],
  ['JavaScript (and TypeScript)', 'JavaScript (and TypeScript)'],
])('breakIdentifiers %s becomes %s', (html, broken) => {
  expect(breakIdentifiers(html)).toBe(broken);
});

describe('buildTocTree', () => {
  /** Headings of these levels, named by level and position: an h2 in first place is "2a". */
  const headings = (...levels: number[]) =>
    levels.map((level, place) => {
      const id = `${level}${String.fromCharCode(97 + place)}`;
      return {id, level, value: id};
    });

  /** `2a(3b 3c) 2d`. */
  const write = (tree: readonly TocNode[]): string =>
    tree
      .map(({id, children}) => (children.length > 0 ? `${id}(${write(children)})` : id))
      .join(' ');

  it.each([
    ['below the nearest lower level', [2, 3, 4, 3, 2], 2, 4, '2a(3b(4c) 3d) 2e'],
    ['below a skipped level', [2, 4, 3, 4], 2, 4, '2a(4b 3c(4d))'],
    ['without levels out of range', [1, 2, 3, 5, 4], 2, 4, '2b(3c(4e))'],
    ['never below another branch', [3, 2, 4], 3, 4, '3a 4c'],
    ['level 2 only', [2, 3, 2], 2, 2, '2a 2c'],
    ['nothing', [], 2, 4, ''],
  ])('nests headings %s', (_, levels, min, max, tree) => {
    expect(write(buildTocTree(headings(...levels), min, max))).toBe(tree);
  });
});

describe('currentHeading', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const seen = (above: string[], atEnd = false, target = '', near = above) => ({
    above: new Set(above),
    near: new Set(near),
    atEnd,
    target,
  });

  it.each([
    ['above the first heading', seen([]), 'a'],
    ['below the second', seen(['a', 'b']), 'b'],
    ['when the third comes near', seen(['a', 'b'], false, '', ['a', 'b', 'c']), 'c'],
    [
      'after a jump to the second, right above the third',
      seen(['a'], false, 'b', ['a', 'b', 'c']),
      'b',
    ],
    ["the URL names another one that hasn't been reached", seen(['a'], false, 'd'), 'a'],
    ['at the end, if the last one never reaches the line', seen(['a', 'b'], true), 'd'],
    ['at the end, after a jump to the second to last', seen(['a', 'b'], true, 'c'), 'c'],
    ['at the end, if the URL names one passed long ago', seen(['a', 'b'], true, 'a'), 'd'],
    ['at the end, if the URL names the one at the line', seen(['a', 'b'], true, 'b'), 'd'],
    ['a page that fits into the viewport', seen([], true), undefined],
    ['a page that fits into the viewport, after a jump', seen([], true, 'b'), 'b'],
    [
      'a page that fits into the viewport, if the URL names no heading',
      seen([], true, 'elsewhere'),
      undefined,
    ],
  ])('%s', (_, state, current) => {
    expect(currentHeading(ids, state)).toBe(current);
  });
});

describe('watchHeadings', () => {
  const OriginalObserver = window.IntersectionObserver;
  afterEach(() => {
    window.IntersectionObserver = OriginalObserver;
  });

  /** Watches a page with two headings. */
  function watch() {
    document.body.innerHTML = '<div id="__docusaurus"><h2 id="a"></h2><h2 id="b"></h2></div>';
    const report = observeOnDemand();
    const seen = jest.fn();
    watchHeadings(['a', 'b', 'gone'], seen);
    const send = (id: string, ...ratios: number[]) => {
      const element = document.getElementById(id);
      if (element) {
        report(element, ...ratios);
      }
      return {...seen.mock.lastCall[0], above: [...seen.mock.lastCall[0].above]};
    };
    return {send};
  }

  it('reports the headings that are above the line, and whether the page is at its end', () => {
    const {send} = watch();
    expect(send('a', 0.9)).toMatchObject({above: ['a'], atEnd: false, target: ''});
    expect(send('a', 1)).toMatchObject({above: []});
    expect(send('__docusaurus', 1)).toMatchObject({atEnd: true});
    expect(send('__docusaurus', 0.9)).toMatchObject({atEnd: false});
  });

  it('takes the last of several changes that a browser reports at once', () => {
    const {send} = watch();
    expect(send('__docusaurus', 0.2, 1)).toMatchObject({atEnd: true});
    expect(send('__docusaurus', 1, 0.2)).toMatchObject({atEnd: false});
    expect(send('b', 1, 0)).toMatchObject({above: ['b']});
    expect(send('b', 0, 1)).toMatchObject({above: []});
  });
});

describe('useContentsLevels', () => {
  const toc = [2, 3, 4, 5, 6, 2].map((level, place) => ({
    id: `heading-${place}`,
    level,
    value: `Heading ${place}`,
  }));

  const setThemeConfig = themeConfigOfTest();

  function show(options: Omit<ContentsOptions, 'toc'>) {
    const {result, rerender} = renderHook(
      (props: Omit<ContentsOptions, 'toc'>) => useContentsLevels({toc, ...props}),
      {
        initialProps: options,
        wrapper: ({children}) => <SiteProviders path="/">{children}</SiteProviders>,
      },
    );
    return {result, rerender};
  }

  beforeEach(() => {
    setThemeConfig({tableOfContents: {minHeadingLevel: 3, maxHeadingLevel: 5}});
  });

  it.each([
    ['of the site', {}, 3, 5, [1, 2, 3]],
    ['from that of the page', {minHeadingLevel: 2}, 2, 5, [0, 1, 2, 3, 5]],
    ['up to that of the page', {maxHeadingLevel: 3}, 3, 3, [1]],
    ['of the page', {minHeadingLevel: 2, maxHeadingLevel: 2}, 2, 2, [0, 5]],
  ])('lists the levels %s', (_, options, min, max, places) => {
    expect(show(options).result.current).toEqual({
      min,
      max,
      ids: places.map(place => `heading-${place}`),
    });
  });

  it('returns the same list until the levels change', () => {
    const {result, rerender} = show({minHeadingLevel: 2});
    const first = result.current;
    rerender({minHeadingLevel: 2});
    expect(result.current).toBe(first);
    rerender({minHeadingLevel: 4});
    expect(result.current.ids).toEqual(['heading-2', 'heading-3']);
  });
});

describe('TOC', () => {
  const OriginalObserver = window.IntersectionObserver;
  afterEach(() => {
    window.IntersectionObserver = OriginalObserver;
  });

  const toc = [
    {id: 'install', level: 2, value: 'Install <code>redux</code>'},
    {id: 'with-npm', level: 3, value: 'With npm'},
    {id: 'details', level: 4, value: 'Details'},
    {id: 'too-deep', level: 5, value: 'Too deep'},
    {id: 'next', level: 2, value: 'Next'},
  ];

  const headings = toc.map(({id, level}) => {
    const Heading = `h${level}` as 'h2';
    return <Heading key={id} id={id} />;
  });

  const texts = () => screen.getAllByRole('link').map(link => link.textContent);

  it.each([
    ['2 to 4', {}, ['Install redux', 'With npm', 'Details', 'Next']],
    ['the page wants', {minHeadingLevel: 2, maxHeadingLevel: 2}, ['Install redux', 'Next']],
  ])('lists the headings of the levels that %s', (_, levels, names) => {
    const {unmount} = renderInSite(<TOC toc={toc} {...levels} />);
    expect(screen.getByRole('navigation', {name: 'On this page'})).toBeInTheDocument();
    expect(texts()).toEqual(names);
    unmount();
    renderInSite(<TOCInline toc={toc} {...levels} />);
    expect(texts()).toEqual(names);
  });

  it('nests the headings', () => {
    renderInSite(<TOC toc={toc} />);
    const [first] = screen.getAllByRole('listitem');
    expect(within(first).getByRole('link', {name: 'Details'})).toHaveAttribute('href', '#details');
  });

  it('marks headings of the first and the last level, and none beyond', () => {
    const report = observeOnDemand();
    renderInSite(
      <>
        {headings}
        <TOC toc={toc} minHeadingLevel={3} maxHeadingLevel={4} />
      </>,
    );
    const current = () => document.querySelector('[aria-current]')?.textContent;
    const pass = (id: string) =>
      act(() => {
        const heading = document.getElementById(id);
        if (heading) {
          report(heading, 0);
        }
      });
    pass('install');
    expect(current()).toBeUndefined();
    pass('with-npm');
    expect(current()).toBe('With npm');
    pass('details');
    expect(current()).toBe('Details');
    pass('too-deep');
    pass('next');
    expect(current()).toBe('Details');
  });

  it("observes nothing once it's unmounted", () => {
    const report = observeOnDemand();
    const add = jest.spyOn(window, 'addEventListener');
    const remove = jest.spyOn(window, 'removeEventListener');
    const {unmount} = renderInSite(
      <>
        {headings}
        <TOC toc={toc} />
      </>,
    );
    const added = add.mock.calls.filter(([type]) => type === 'hashchange');
    expect(added).toHaveLength(1);
    unmount();
    expect(remove.mock.calls.filter(([type]) => type === 'hashchange')).toEqual(added);
    expect(report.watched()).toBe(0);
    add.mockRestore();
    remove.mockRestore();
  });
});
