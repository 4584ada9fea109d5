import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/MDXComponents/A';

/** A link in an article, and the anchor that a footnote leads back to. */
export default function MDXA(props: Props): ReactNode {
  return <Link {...props} />;
}
