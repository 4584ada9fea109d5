import {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';
import {RenderTitleContext} from '@site/src/components/tutorial/RenderTitleContext';

/** The title of a code block, in what a component around the block puts it into. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return useContext(RenderTitleContext)(children);
}
