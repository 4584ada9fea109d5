/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {
  useContentsLevels,
  type ContentsOptions,
} from '@site/theme-plugin/src/client/toc/useContentsLevels';
import {SiteProviders} from '../../../support/SiteProviders';
import {themeConfigOfTest} from '../../../support/themeConfigOfTest';

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
