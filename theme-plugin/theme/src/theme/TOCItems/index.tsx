import {useEffect, useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import {
  buildTocTree,
  revealInside,
  useContentsLevels,
  useCurrentHeading,
} from 'docusaurus-theme-folio/client';

/** The headings in a table of contents. The page or else the site sets which levels are included. */
export default function TOCItems({
  toc,
  className = 'table-of-contents',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {min, max, ids} = useContentsLevels({toc, minHeadingLevel, maxHeadingLevel});
  const tree = useMemo(() => buildTocTree(toc, min, max), [toc, min, max]);
  const currentId = useCurrentHeading(ids, Boolean(linkActiveClassName));
  useEffect(() => {
    const link = currentId && document.querySelector('nav [aria-current="location"]');
    const nav = link && link.closest('nav');
    if (nav) {
      // The contents beside the text scroll on their own.
      revealInside(nav, link);
    }
  }, [currentId]);
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
