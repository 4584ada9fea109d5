import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';

/** The title of a code block, for sites to swizzle that want to show more there. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return children;
}
