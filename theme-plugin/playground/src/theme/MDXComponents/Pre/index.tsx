import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props as CodeProps} from '@theme/CodeBlock';
import type {Props} from '@theme/MDXComponents/Pre';
import Pre from '@theme-init/MDXComponents/Pre';
import {RUNNABLE_CLASS, SAMPLE_CLASS} from '../../../shared/pageConstants';

const QUOTED = /"[^"]*"|'[^']*'/g;
const WORD = /(?:^|\s)playground(?:=(?<name>\S+))?(?=\s|$)/;

function mark(code: ReactElement<CodeProps>): ReactNode {
  const {playground, metastring, className} = code.props;
  const word = WORD.exec(metastring?.replace(QUOTED, '') ?? '');
  const name = playground ?? (word ? (word.groups?.name ?? '') : undefined);
  return name === undefined
    ? code
    : cloneElement(code, {
        playground: undefined,
        className: clsx(className, RUNNABLE_CLASS, name && SAMPLE_CLASS + name),
      });
}

/**
 * A code block in Markdown. Those that readers can edit get a class, and one for the name of their sample, whichever
 * `CodeBlock` renders them: a site may have its own.
 */
export default function RunnablePre({children, ...props}: Props): ReactNode {
  return <Pre {...props}>{isValidElement<CodeProps>(children) ? mark(children) : children}</Pre>;
}
