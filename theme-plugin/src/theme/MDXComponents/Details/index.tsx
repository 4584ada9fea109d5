import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import Details from '@theme/Details';
import type {Props} from '@theme/MDXComponents/Details';

const isSummary = (node: ReactNode): node is ReactElement =>
  isValidElement(node) && node.type === 'summary';

/** `<details>` of an MDX file: its summary is handed over apart from the rest. */
export default function MDXDetails({children, ...props}: Props): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find(isSummary);
  return (
    <Details {...props} summary={summary}>
      {items.filter(item => item !== summary)}
    </Details>
  );
}
