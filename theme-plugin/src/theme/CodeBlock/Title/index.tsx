import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';

/** What stands in the tab of a code block, for sites that want more there than the title. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return children;
}
