import {Children, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

/** MDX uses the same component for both kinds of code. A fence's text ends with a line break or is empty. */
function isInline(children: ReactNode): boolean {
  return (
    children !== undefined &&
    Children.toArray(children).every(child => typeof child !== 'string' || !child.includes('\n'))
  );
}

/** A short name with a hyphen or a question mark, such as `create-vite`: a break after them would look like a space. */
const WHOLE = /^(?=.*[-?])\S{1,16}$/;

/** Inline code or a code block in Markdown. */
export default function MDXCode({children, ...props}: Props): ReactNode {
  return isInline(children) ? (
    <CodeInline
      translate="no"
      className={typeof children === 'string' && WHOLE.test(children) ? 'folio-whole' : undefined}
      {...props}>
      {children}
    </CodeInline>
  ) : (
    <CodeBlock {...props}>{children}</CodeBlock>
  );
}
