import type {ReactNode} from 'react';
import type {Props} from '@theme/DocCard/Heading/Text';

/** The text of a card's title. */
export default function DocCardHeadingText({title}: Props): ReactNode {
  return <span className="theme-doc-card-title">{title}</span>;
}
