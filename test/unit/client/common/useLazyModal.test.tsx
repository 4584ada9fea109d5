/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useLazyModal} from '@site/theme-plugin/src/client/common/useLazyModal';

const Modal = () => null;

function setUp() {
  const calls: {resolve: () => void; reject: () => void}[] = [];
  const load = () =>
    new Promise<typeof Modal>((resolve, reject) => {
      calls.push({resolve: () => resolve(Modal), reject: () => reject(new Error('offline'))});
    });
  const {result} = renderHook(() => useLazyModal(load));
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

  it("reports a failure, and tries again when it's opened again", async () => {
    const {calls, result} = setUp();
    act(() => result.current.open());
    await act(async () => calls[0]?.reject());
    expect(result.current.phase).toBe('failed');
    act(() => result.current.close());
    act(() => result.current.open());
    expect(result.current.phase).toBe('loading');
    await act(async () => calls[1]?.reject());
    expect(result.current.phase).toBe('failed');
    act(() => result.current.open());
    expect(result.current.phase).toBe('loading');
    await act(async () => calls[2]?.reject());
    expect(result.current.phase).toBe('failed');
    act(() => result.current.close());
    expect(result.current.phase).toBe('closed');
    act(() => result.current.open());
    await act(async () => calls[3]?.resolve());
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
