import {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';
import {RenderTitleContext} from '@site/src/components/tutorial/RenderTitleContext';

/** The title of a code block. A component around the block may wrap it. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return useContext(RenderTitleContext)(children);
}
