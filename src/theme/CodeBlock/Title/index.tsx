import {useContext, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Title';
import {TitleAside} from '@site/src/components/tutorial/TitleAside';

/** The title of a code block, and beside it what a component around the block wants there. */
export default function CodeBlockTitle({children}: Props): ReactNode {
  const aside = useContext(TitleAside);
  return (
    <>
      {children}
      {aside}
    </>
  );
}
