import {useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCItems';

export type ContentsOptions = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

export interface ContentsLevels {
  readonly min: number;
  readonly max: number;
  /** IDs of the headings of these levels, in page order. */
  readonly ids: readonly string[];
}

/** The heading levels of a table of contents: those that the page sets, or else the site's. */
export function useContentsLevels({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: ContentsOptions): ContentsLevels {
  const {tableOfContents} = useThemeConfig();
  const min = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const max = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  return useMemo(
    () => ({
      min,
      max,
      ids: toc.filter(({level}) => level >= min && level <= max).map(({id}) => id),
    }),
    [toc, min, max],
  );
}
