import {useMemo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import {useCurrentHeading} from '../../client/toc/useCurrentHeading';
import {useRevealCurrent} from '../../client/toc/useRevealCurrent';
import {buildTocTree} from '../../client/toc/buildTocTree';

/**
 * The headings of a table of contents, of the levels that the page or else the site asks for.
 * Specification, section 9: "Table of contents levels 2 to 4."
 */
export default function TOCItems({
  toc,
  className = 'table-of-contents',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const min = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const max = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const tree = useMemo(() => buildTocTree(toc, min, max), [toc, min, max]);
  const ids = useMemo(
    () => toc.filter(({level}) => level >= min && level <= max).map(({id}) => id),
    [toc, min, max],
  );
  const currentId = useCurrentHeading(ids, Boolean(linkActiveClassName));
  useRevealCurrent(currentId);
  return (
    <TOCItemTree
      toc={tree}
      className={className}
      linkClassName={linkClassName}
      linkActiveClassName={linkActiveClassName}
      currentId={currentId}
    />
  );
}
