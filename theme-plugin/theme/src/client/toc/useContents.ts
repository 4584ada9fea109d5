import {useEffect, useMemo, useState} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCItems';
import {currentHeading} from './currentHeading';
import {watchHeadings} from './watchHeadings';

/** The name of a table of contents. */
export const onThisPage = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });

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

/**
 * ID of the heading that the reader is at, or the first one above it. It uses observers, which report when
 * a heading crosses the line below the navbar, so no layout is read while the page scrolls.
 */
export function useCurrentHeading(ids: readonly string[], enabled: boolean): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    () => (enabled ? watchHeadings(ids, seen => setCurrent(currentHeading(ids, seen))) : undefined),
    [ids, enabled],
  );
  return current;
}
