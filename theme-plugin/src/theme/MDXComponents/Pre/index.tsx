import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXComponents/Pre';

/** A fence in Markdown gives `<pre><code>`; the code renders the whole block. */
export default function MDXPre({children}: Props): ReactNode {
  return children;
}
