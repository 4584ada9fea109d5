/** @jest-environment jsdom */
import {attachWhenIdle} from '@folio/client/common/attachWhenIdle';
import {leafPaths} from '@folio/client/common/leafPaths';
import {lockScroll} from '@folio-search/client/lockScroll';
import {prefersSaveData} from '@folio-search/client/prefersSaveData';
import {revealInside} from '@folio/client/common/revealInside';
import {type ReactNode, useEffect, useRef} from 'react';
import {act, render, renderHook, screen} from '@testing-library/react';
import {useEarlyClicks} from '@folio/client/common/useEarlyClicks';
import {useLazyModal} from '@folio-search/client/useLazyModal';
import {useLoadedComponent} from '@folio-search/client/useLoadedComponent';
import {renderToString} from 'react-dom/server';
import {useMatchMedia} from '@folio/client/common/useMatchMedia';

describe('attachWhenIdle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const idle = () => jest.runAllTimersAsync();
  const element = document.createElement('div');

  it('loads the code once for all elements, and detaches each on its own', async () => {
    const detach = jest.fn();
    const attach = jest.fn(() => detach);
    const load = jest.fn(async () => attach);
    const attachLater = attachWhenIdle(load);
    const leave = attachLater(element);
    attachLater(document.body);
    await idle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(attach.mock.calls).toEqual([[element], [document.body]]);
    leave();
    expect(detach).toHaveBeenCalledTimes(1);
  });

  it("doesn't load the code before the page's own files have loaded", async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const load = jest.fn(async () => () => () => {});
    attachWhenIdle(load)(element);
    await idle();
    expect(load).not.toHaveBeenCalled();
    readyState.mockRestore();
    window.dispatchEvent(new Event('load'));
    await idle();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('attaches nothing to an element that has left before', async () => {
    const attach = jest.fn(() => () => {});
    attachWhenIdle(async () => attach)(element)();
    await idle();
    expect(attach).not.toHaveBeenCalled();
  });

  it('loads the code again for the next element if that failed', async () => {
    const attach = jest.fn(() => () => {});
    const load = jest.fn(async () => attach).mockRejectedValueOnce(new Error('offline'));
    const attachLater = attachWhenIdle(load);
    attachLater(element);
    await idle();
    attachLater(element);
    await idle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(attach).toHaveBeenCalledTimes(1);
  });
});

it('leafPaths lists the pages, without what contains them and without patterns', () => {
  const routes = [
    {path: '/', routes: [{path: '/api', routes: [{path: '/api/store'}, {path: '/api/:name'}]}]},
    {path: '/faq'},
    {path: '/old/*'},
    {path: ['/a', '/b']},
    {},
  ];
  expect(leafPaths(routes)).toEqual(['/api/store', '/faq']);
});

describe('lockScroll', () => {
  const root = document.documentElement;
  const gutter = () => [root.style.overflow, root.style.scrollbarGutter];

  it("restores the site's own styles", () => {
    Object.assign(root.style, {overflow: 'clip', scrollbarGutter: 'stable both-edges'});
    const unlock = lockScroll();
    expect(root.style.overflow).toBe('hidden');
    unlock();
    expect(gutter()).toEqual(['clip', 'stable both-edges']);
  });
});

describe('prefersSaveData', () => {
  describe('prefersSaveData', () => {
    it.each([
      [{connection: {saveData: true, effectiveType: '4g'}}, true],
      [{connection: {saveData: false, effectiveType: '2g'}}, true],
      [{connection: {effectiveType: 'slow-2g'}}, true],
      [{connection: {saveData: false, effectiveType: '3g'}}, false],
      [{connection: {}}, false],
      [{}, false],
    ])('%j: %s', (navigator, expected) => {
      expect(prefersSaveData(navigator)).toBe(expected);
    });
  });
});

describe('revealInside', () => {
  const at = (top: number, bottom: number): Element => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => new DOMRect(0, top, 0, bottom - top);
    return element;
  };

  beforeAll(() => {
    globalThis.DOMRect ??= class {
      constructor(
        readonly x: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get bottom() {
        return this.top + this.height;
      }
    } as unknown as typeof DOMRect;
  });

  it.each([
    ['above', -50, -20, -185],
    ['at the start', 20, 50, -115],
    ['in view', 200, 230, 0],
    ['at the end', 250, 280, 115],
    ['below', 480, 510, 345],
  ])('scrolls to an element %s only as far as needed', (_, top, bottom, scrolled) => {
    const container = at(0, 300);
    revealInside(container, at(top, bottom));
    expect(container.scrollTop).toBe(scrolled);
  });
});

describe('useEarlyClicks', () => {
  let clicks: string[];
  beforeEach(() => {
    clicks = [];
  });

  /** Responds to clicks from its effect on, as the tools of code blocks do. */
  function Control({name}: {name: string}): ReactNode {
    const button = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      button.current?.addEventListener('click', () => clicks.push(name));
    }, [name]);
    return <button ref={button}>{name}</button>;
  }

  function Frame({children}: {children: ReactNode}): ReactNode {
    useEarlyClicks();
    return children;
  }

  /** Renders the page into the HTML that was there before, whose buttons were clicked in this order. */
  function hydrate(names: readonly string[]) {
    document.body.innerHTML = '<div><button>menu</button><button>tab</button></div>';
    const container = document.body.firstElementChild as HTMLElement;
    const buttons = new Map(
      Array.from(container.querySelectorAll('button'), button => [button.textContent, button]),
    );
    window.folioClicks = names.flatMap(name => buttons.get(name) ?? []);
    const page = (
      <Frame>
        <Control name="menu" />
        <Control name="tab" />
      </Frame>
    );
    return {...render(page, {container, hydrate: true}), page};
  }

  it('clicks what was clicked before, once, in order, when all parts respond', () => {
    const {rerender, page} = hydrate(['tab', 'menu', 'tab']);
    expect(clicks).toEqual(['tab', 'menu', 'tab']);
    rerender(page);
    // As on a page whose policy forbids the inline script.
    expect(window.folioClicks).toBeUndefined();
    render(<Frame>{null}</Frame>);
    expect(clicks).toHaveLength(3);
  });
});

describe('useLazyModal', () => {
  const Modal = () => null;

  function setUp() {
    const calls: {resolve: () => void; reject: () => void}[] = [];
    const load = () =>
      new Promise<typeof Modal>((resolve, reject) => {
        calls.push({resolve: () => resolve(Modal), reject: () => reject(new Error('offline'))});
      });
    const {result} = renderHook(() => useLazyModal(load, 'Help'));
    return {calls, result};
  }

  describe('useLazyModal', () => {
    it('opens once its script is loaded', async () => {
      const {calls, result} = setUp();
      act(() => result.current.open());
      expect(result.current).toMatchObject({phase: 'loading', Modal: undefined});
      await act(async () => calls[0]?.resolve());
      expect(result.current).toMatchObject({phase: 'open', Modal});
      act(() => result.current.close());
      expect(result.current.phase).toBe('closed');
    });

    it('closes after a failure, says so, and opens if the reader tries again', async () => {
      const {calls, result} = setUp();
      act(() => result.current.open());
      await act(async () => calls[0]?.reject());
      expect(result.current.phase).toBe('closed');
      const message = screen.getByRole('alert');
      expect(message).toHaveTextContent('“Help” couldn’t load.');
      act(() => screen.getByRole('button', {name: 'Try again'}).click());
      expect(message).not.toBeInTheDocument();
      expect(result.current.phase).toBe('loading');
      await act(async () => calls[1]?.resolve());
      expect(result.current.phase).toBe('open');
    });

    it('stays closed if it was closed while loading', async () => {
      const {calls, result} = setUp();
      act(() => result.current.open());
      act(() => result.current.close());
      await act(async () => calls[0]?.resolve());
      expect(result.current.phase).toBe('closed');
    });
  });
});

describe('useLoadedComponent', () => {
  const Part = () => null;

  function setUp(initial: boolean) {
    const loads: {resolve: () => void; reject: () => void}[] = [];
    const load = () =>
      new Promise<typeof Part>((resolve, reject) => {
        loads.push({resolve: () => resolve(Part), reject: () => reject(new Error('offline'))});
      });
    const onFailure = jest.fn();
    const {result, rerender} = renderHook(
      ({wanted}) => useLoadedComponent(load, wanted, onFailure),
      {initialProps: {wanted: initial}},
    );
    return {loads, onFailure, result, want: (wanted: boolean) => rerender({wanted})};
  }

  it('loads the component once, when it is wanted, and hides it when it no longer is', async () => {
    const {loads, result, want} = setUp(false);
    expect(loads).toHaveLength(0);
    expect(result.current.Component).toBeUndefined();
    want(true);
    expect(result.current.Component).toBeUndefined();
    await act(async () => loads[0]?.resolve());
    expect(result.current.Component).toBe(Part);
    want(false);
    expect(result.current.Component).toBeUndefined();
    want(true);
    expect(result.current.Component).toBe(Part);
    expect(loads).toHaveLength(1);
  });

  it('reports a failure, and tries again when the component is wanted again', async () => {
    const {loads, onFailure, result, want} = setUp(true);
    await act(async () => loads[0]?.reject());
    expect(onFailure).toHaveBeenCalledTimes(1);
    want(false);
    want(true);
    await act(async () => loads[1]?.resolve());
    expect(result.current.Component).toBe(Part);
  });

  it.each(['resolve', 'reject'] as const)(
    "drops a load that's no longer awaited: %s",
    async end => {
      const {loads, onFailure, result, want} = setUp(true);
      want(false);
      await act(async () => loads[0]?.[end]());
      want(true);
      expect(result.current.Component).toBeUndefined();
      expect(onFailure).not.toHaveBeenCalled();
    },
  );
});

describe('useMatchMedia', () => {
  let isMatch = false;
  const listening = new Map<string, () => void>();

  beforeEach(() => {
    window.matchMedia = media =>
      ({
        matches: isMatch,
        addEventListener: (_: string, listener: () => void) => listening.set(media, listener),
        removeEventListener: () => listening.delete(media),
      }) as unknown as MediaQueryList;
  });

  it("follows the query for as long as it's used", () => {
    const {result, rerender, unmount} = renderHook(useMatchMedia, {initialProps: '(one)'});
    expect(result.current).toBe(false);
    for (isMatch of [true, false]) {
      act(() => listening.get('(one)')?.());
      expect(result.current).toBe(isMatch);
    }
    rerender('(other)');
    expect([...listening.keys()]).toEqual(['(other)']);
    unmount();
    expect(listening.size).toBe(0);
  });

  it("matches nothing on the server, where there's no window", () => {
    const Answer = () => String(useMatchMedia('(one)'));
    isMatch = true;
    expect(renderToString(<Answer />)).toBe('false');
  });
});
