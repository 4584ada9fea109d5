/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {type ReactNode, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {HideOnScroll} from '@folio/client/navbar/HideOnScroll';
import {renderInSite} from '@site/test/support/renderInSite';
import {currentDocItem} from '@folio/client/navbar/currentDocItem';
import {hidesAfter} from '@folio/client/navbar/navbarVisibility';
import {versionItems} from '@folio/client/versions/versionItems';
import {threeVersions} from '@site/test/support/docsOfTest';

describe('HideOnScroll', () => {
  /** Longer than scrolling counts as part of a jump or an arrival. */
  const REST_MS = 500;

  function Bar(): ReactNode {
    const bar = useRef<HTMLElement>(null);
    const [isHidden, setHidden] = useState(false);
    const history = useHistory();
    return (
      <>
        <nav ref={bar} data-hidden={isHidden}>
          <HideOnScroll bar={bar} onChange={setHidden} />
          <a href="/x">Link</a>
        </nav>
        <h2 id="part">Part</h2>
        <button type="button" onClick={() => history.push('/#part')}>
          To the part
        </button>
        <button type="button" onClick={() => history.push('/#nowhere')}>
          To nowhere
        </button>
        <button type="button" onClick={() => history.push('/other')}>
          To another page
        </button>
      </>
    );
  }

  const isHidden = () => screen.getByRole('navigation').dataset.hidden === 'true';

  async function rest(): Promise<void> {
    await act(() => jest.advanceTimersByTimeAsync(REST_MS));
  }

  async function scrollTo(y: number): Promise<void> {
    Object.assign(window, {scrollY: y});
    fireEvent.scroll(window);
    await act(() => jest.advanceTimersByTimeAsync(20));
  }

  async function show(): Promise<void> {
    renderInSite(<Bar />);
    Object.defineProperty(screen.getByRole('navigation'), 'offsetHeight', {value: 60});
    await rest();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, {scrollY: 0});
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 5000,
      configurable: true,
    });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('hides for a jump to a heading and stays hidden while the jump scrolls', async () => {
    await show();
    await scrollTo(2000);
    await scrollTo(1900);
    expect(isHidden()).toBe(false);
    fireEvent.click(screen.getByText('To the part'));
    expect(isHidden()).toBe(true);
    await scrollTo(1000);
    await scrollTo(500);
    expect(isHidden()).toBe(true);
    await rest();
    await scrollTo(400);
    expect(isHidden()).toBe(false);
  });

  it('stays hidden however long the jump scrolls, in whichever direction', async () => {
    await show();
    await scrollTo(3000);
    fireEvent.click(screen.getByText('To the part'));
    for (let y = 2900; y >= 2000; y -= 100) {
      await scrollTo(y);
      await act(() => jest.advanceTimersByTimeAsync(80));
      expect(isHidden()).toBe(true);
    }
    await rest();
    await scrollTo(1900);
    expect(isHidden()).toBe(false);
  });

  it.each(['To nowhere', 'To another page'])('shows for a jump %s', async jump => {
    await show();
    await scrollTo(300);
    expect(isHidden()).toBe(true);
    fireEvent.click(screen.getByText(jump));
    expect(isHidden()).toBe(false);
  });

  it('takes the end of a jump for where the reader goes on', async () => {
    renderInSite(<Bar />);
    await scrollTo(1500);
    await rest();
    await scrollTo(1450);
    expect(isHidden()).toBe(false);
  });

  it("doesn't hide when the page scrolls on arrival", async () => {
    renderInSite(<Bar />);
    await scrollTo(1500);
    expect(isHidden()).toBe(false);
    await rest();
    await scrollTo(1600);
    expect(isHidden()).toBe(true);
  });
});

describe('currentDocItem', () => {
  const items = [
    'introduction/getting-started',
    'tutorials/index',
    'usage/index',
    'faq',
    'api/all',
  ];

  it.each([
    ['introduction/getting-started', 'introduction/getting-started'],
    ['introduction/installation', 'introduction/getting-started'],
    ['tutorials/essentials/part-1', 'tutorials/index'],
    ['usage/structuring-reducers/basics', 'usage/index'],
    ['faq/actions', 'faq'],
    ['faq', 'faq'],
    ['api/store', 'api/all'],
    ['understanding/history', undefined],
    ['glossary', undefined],
  ])('for %s is the item of %s', (active, item) => {
    expect(currentDocItem(items, active)).toBe(item);
  });

  it('is the only item of a sidebar on all its docs, and none if the sidebar has none', () => {
    expect(currentDocItem(['faq'], 'understanding/history')).toBe('faq');
    expect(currentDocItem([], 'faq')).toBeUndefined();
  });
});

it.each([
  ['hides on scrolling down', 200, 300, false, true],
  ['returns on scrolling up', 300, 200, true, false],
  ['shows near the top', 0, 50, false, false],
  ['shows near the top even on scrolling down', 0, 59, true, false],
  ['hides from its own height on', 0, 60, false, true],
  ['hides after four pixels', 300, 304, false, true],
  ['returns from the end of the page', 1000, 900, true, false],
  ['stays hidden on a tiny scroll', 302, 300, true, true],
  ['stays shown on a tiny scroll', 300, 302, false, false],
  ["doesn't return when the page bounces back from its end", 1080, 1000, true, true],
])('navbarVisibility %s', (_, from, to, wasHidden, isHidden) => {
  expect(hidesAfter({from, to, barHeight: 60, end: 1000}, wasHidden)).toBe(isHidden);
});

describe('versionItems', () => {
  const labels = (config?: Parameters<typeof versionItems>[1]) =>
    versionItems(threeVersions, config).map(({version, label}) => [version.name, label]);

  it('lists the versions that the site names, in its order and with its labels', () => {
    expect(labels(['1.0', 'current'])).toEqual([
      ['1.0', '1.0'],
      ['current', 'Next'],
    ]);
    expect(labels({'2.0': {label: 'Stable'}, '1.0': {}})).toEqual([
      ['2.0', 'Stable'],
      ['1.0', '1.0'],
    ]);
  });

  it("rejects a version that doesn't exist, listing the ones that do", () => {
    expect(() => labels(['3.0'])).toThrow(
      'The navbar\'s docsVersionDropdown names the version "3.0", which does not exist. Versions of this site: current, 2.0, 1.0.',
    );
  });
});
