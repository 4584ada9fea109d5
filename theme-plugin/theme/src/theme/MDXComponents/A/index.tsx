import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';

/** A link in MDX, or the anchor that a footnote links back to. */
export default function MDXA(props: Props): ReactNode {
  return <Link {...props} />;
}
