import {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';
import {TitleContext} from '../../../client/codeBlock/TitleContext';

/** The title of a code block. A component around the block may wrap it. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return useContext(TitleContext)(children);
}
