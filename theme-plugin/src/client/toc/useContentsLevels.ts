import {useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCItems';

export type ContentsOptions = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

export interface ContentsLevels {
  readonly min: number;
  readonly max: number;
  /** Ids of the headings of these levels, in the order of the page. */
  readonly ids: readonly string[];
}

/** The heading levels of a table of contents: those that the page, or else the site, asks for. */
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
