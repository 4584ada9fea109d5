/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useLoadedComponent} from '@site/theme-plugin/src/client/common/useLoadedComponent';

const Part = () => null;

function setUp(initial: boolean | number) {
  const loads: {resolve: () => void; reject: () => void}[] = [];
  const load = () =>
    new Promise<typeof Part>((resolve, reject) => {
      loads.push({resolve: () => resolve(Part), reject: () => reject(new Error('offline'))});
    });
  const {result, rerender} = renderHook(({wanted}) => useLoadedComponent(load, wanted), {
    initialProps: {wanted: initial},
  });
  return {loads, result, want: (wanted: boolean | number) => rerender({wanted})};
}

it('loads nothing before the component is wanted', async () => {
  const {loads, result, want} = setUp(false);
  expect(loads).toHaveLength(0);
  expect(result.current).toEqual({hasFailed: false});
  want(true);
  expect(result.current).toEqual({Component: undefined, hasFailed: false});
  await act(async () => loads[0]?.resolve());
  expect(result.current).toEqual({Component: Part, hasFailed: false});
});

it("loads once, and hides the component when it's no longer wanted", async () => {
  const {loads, result, want} = setUp(true);
  await act(async () => loads[0]?.resolve());
  want(false);
  expect(result.current).toEqual({hasFailed: false});
  want(true);
  expect(result.current).toEqual({Component: Part, hasFailed: false});
  expect(loads).toHaveLength(1);
});

it('reports a failure until the component is wanted again', async () => {
  const {loads, result, want} = setUp(1);
  await act(async () => loads[0]?.reject());
  expect(result.current).toEqual({Component: undefined, hasFailed: true});
  want(2);
  expect(result.current.hasFailed).toBe(false);
  await act(async () => loads[1]?.resolve());
  expect(result.current).toEqual({Component: Part, hasFailed: false});
});

it.each(['resolve', 'reject'] as const)("drops a load that's no longer awaited: %s", async end => {
  const {loads, result, want} = setUp(1);
  want(2);
  await act(async () => loads[0]?.[end]());
  expect(result.current).toEqual({Component: undefined, hasFailed: false});
  want(1);
  expect(result.current).toEqual({Component: undefined, hasFailed: false});
});
