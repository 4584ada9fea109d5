import type {ReactNode} from 'react';
import type {Props} from '@theme/ContentVisibility';
import Draft from '@theme/ContentVisibility/Draft';
import Unlisted from '@theme/ContentVisibility/Unlisted';

/**
 * Says of a page that it is unlisted or a draft. The front matter is asked as well: while a site is
 * being written no page counts as unlisted.
 */
export default function ContentVisibility({metadata}: Props): ReactNode {
  const {unlisted, frontMatter} = metadata;
  return (
    <>
      {unlisted || frontMatter.unlisted ? <Unlisted /> : null}
      {frontMatter.draft ? <Draft /> : null}
    </>
  );
}
