import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeInline';

/** Code in running text. */
export default function CodeInline(props: Props): ReactNode {
  return <code {...props} />;
}
