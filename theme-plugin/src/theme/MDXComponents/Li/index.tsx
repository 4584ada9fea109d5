import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Li';

/** An item of a list; footnotes are items with an id that links may lead to. */
export default function MDXLi(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}
