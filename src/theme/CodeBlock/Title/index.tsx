import {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';
import {RenderTitleContext} from '@site/src/components/tutorial/RenderTitleContext';

/** The title of a code block, wrapped by the component around the block, if any. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return useContext(RenderTitleContext)(children);
}
