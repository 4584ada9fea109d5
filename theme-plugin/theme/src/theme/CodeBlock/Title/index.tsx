import {createContext, useContext, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';

/** Wraps the titles of all code blocks inside the provider. */
export const TitleContext = createContext((title: ReactNode): ReactNode => title);

/** The title of a code block. A component around the block may wrap it. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return useContext(TitleContext)(children);
}
