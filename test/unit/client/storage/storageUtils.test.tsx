/** @jest-environment jsdom */
import * as common from '@docusaurus/theme-common';
import {act, render, screen} from '@testing-library/react';
import * as ours from '../../../../theme-plugin/src/client/storage/storageUtils';

const {createStorageSlot, listStorageKeys, useStorageSlot} = ours;

const KEY = 'fruit-test';

const original = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

/** What access to the storage gives for the rest of a test. */
function replaceStorage(get: () => unknown): void {
  Object.defineProperty(window, 'localStorage', {configurable: true, get});
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  Object.defineProperty(window, 'localStorage', original);
  jest.restoreAllMocks();
  localStorage.clear();
});

it('has what theme-common has from the module that it replaces', () => {
  const path = require.resolve('@docusaurus/theme-common').replace(/index\.js$/, '');
  const stock = jest.requireActual<object>(`${path}utils/storageUtils`);
  expect(Object.keys(ours).sort()).toEqual(Object.keys(stock).sort());
});

describe.each([
  ['theme-common', common],
  ['ours', ours],
])('a slot of %s', (_, {createStorageSlot: create, listStorageKeys: list}) => {
  it('reads, writes and deletes under the namespace of the site', () => {
    const slot = create('fruit');
    expect(slot.get()).toBeNull();
    slot.set('fig');
    expect(localStorage.getItem(KEY)).toBe('fig');
    expect(slot.get()).toBe('fig');
    expect(list()).toEqual([KEY]);
    slot.del();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(list()).toEqual([]);
  });

  it('tells its listeners of a change, on this page and on others, and of nothing else', () => {
    const slot = create('fruit');
    const seen: unknown[] = [];
    const stop = slot.listen(({key, oldValue, newValue}) => seen.push([key, oldValue, newValue]));
    slot.set('fig');
    slot.set('fig');
    create('herb').set('dill');
    create('fruit', {persistence: 'sessionStorage'}).set('plum');
    slot.del();
    slot.del();
    window.dispatchEvent(
      new StorageEvent('storage', {key: KEY, newValue: 'pear', storageArea: localStorage}),
    );
    window.dispatchEvent(
      new StorageEvent('storage', {key: KEY, newValue: 'pear', storageArea: sessionStorage}),
    );
    stop();
    slot.set('lime');
    expect(seen).toEqual([
      [KEY, null, 'fig'],
      [KEY, 'fig', null],
      [KEY, null, 'pear'],
    ]);
    sessionStorage.clear();
  });

  it('uses the storage asked for, or none', () => {
    create('fruit', {persistence: 'sessionStorage'}).set('fig');
    expect(sessionStorage.getItem(KEY)).toBe('fig');
    expect(list('sessionStorage')).toEqual([KEY]);
    sessionStorage.clear();
    const none = create('fruit', {persistence: 'none'});
    none.set('fig');
    expect(none.get()).toBeNull();
    expect(list('none')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('storage that fails', () => {
  /** Everything that can be done with it. */
  function use(): void {
    const slot = createStorageSlot('fruit');
    expect(slot.get()).toBeNull();
    slot.set('fig');
    slot.del();
    slot.listen(() => {})();
    expect(listStorageKeys()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
  }

  it.each<[string, () => void]>([
    ['denies access', () => replaceStorage(deny)],
    ['is switched off', () => replaceStorage(() => null)],
    [
      'denies every call',
      () =>
        replaceStorage(() => ({
          getItem: deny,
          setItem: deny,
          removeItem: deny,
          key: deny,
          length: 1,
        })),
    ],
  ])('has no value and throws nothing where it %s', (_, breakIt) => {
    breakIt();
    expect(use).not.toThrow();
  });

  it('keeps what it holds where it is full', () => {
    const slot = createStorageSlot('fruit');
    slot.set('fig');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    const seen = jest.fn();
    const stop = slot.listen(seen);
    slot.set('plum');
    stop();
    expect(slot.get()).toBe('fig');
    expect(seen).not.toHaveBeenCalled();
  });

  it('is told of once a page, as a warning', async () => {
    jest.resetModules();
    const fresh = await import('../../../../theme-plugin/src/client/storage/storageUtils');
    replaceStorage(deny);
    for (const name of ['fruit', 'herb']) {
      const slot = fresh.createStorageSlot(name);
      slot.get();
      slot.set('fig');
    }
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe('useStorageSlot', () => {
  function Fruit({name}: {name: string | null}) {
    const [value, slot] = useStorageSlot(name);
    return <button onClick={() => slot.set('fig')}>{value ?? 'none'}</button>;
  }

  it('follows the value', () => {
    const {unmount} = render(<Fruit name="fruit" />);
    expect(screen.getByRole('button')).toHaveTextContent('none');
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('fig');
    unmount();
    render(<Fruit name="fruit" />);
    expect(screen.getByRole('button')).toHaveTextContent('fig');
  });

  it('stores nothing without a key', () => {
    render(<Fruit name={null} />);
    act(() => screen.getByRole('button').click());
    expect(screen.getByRole('button')).toHaveTextContent('none');
    expect(localStorage).toHaveLength(0);
  });
});
