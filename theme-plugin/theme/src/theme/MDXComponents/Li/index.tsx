import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Li';

/** A list item. Footnotes are list items with an ID that links can point to. */
export default function MDXLi(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}
