import {Children, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import {breakLong} from '../../../client/common/breakLong';

/** MDX uses the same component for both kinds of code. A fence's text ends with a line break or is empty. */
function isInline(children: ReactNode): boolean {
  return (
    children !== undefined &&
    Children.toArray(children).every(child => typeof child !== 'string' || !child.includes('\n'))
  );
}

/** A short name with a hyphen, such as `create-vite`: a break after the hyphen would look like a space. */
const WHOLE = /^(?=.*-)\S{1,16}$/;

/** A long name. It's broken only if it doesn't fit on a line, and then where a reader would break it. */
const LONG = /^\S{17,}$/;

function classOf(children: ReactNode): string | undefined {
  const is = (kind: RegExp) => typeof children === 'string' && kind.test(children);
  return is(WHOLE) ? 'folio-whole' : is(LONG) ? 'folio-long' : undefined;
}

/** Inline code or a code block in Markdown. */
export default function MDXCode({children, ...props}: Props): ReactNode {
  return isInline(children) ? (
    <CodeInline translate="no" className={classOf(children)} {...props}>
      {breakLong(children)}
    </CodeInline>
  ) : (
    <CodeBlock {...props}>{children}</CodeBlock>
  );
}
