import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@theme-init/CodeBlock';
import {RUNNABLE_CLASS, SAMPLE_CLASS} from '../../shared/pageConstants';

const QUOTED = /"[^"]*"|'[^']*'/g;
const WORD = /(?:^|\s)playground(?:=(?<name>\S+))?(?=\s|$)/;

/** Any theme's code block. Those that readers can edit get a class, and one for the name of their sample. */
export default function RunnableCodeBlock({playground, className, ...props}: Props): ReactNode {
  const word = WORD.exec(props.metastring?.replace(QUOTED, '') ?? '');
  const name = playground ?? (word ? (word.groups?.name ?? '') : undefined);
  return (
    <CodeBlock
      {...props}
      className={
        name === undefined
          ? className
          : clsx(className, RUNNABLE_CLASS, name && SAMPLE_CLASS + name)
      }
    />
  );
}
