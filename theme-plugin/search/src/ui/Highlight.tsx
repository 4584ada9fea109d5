import {Fragment, type ReactNode} from 'react';
import {HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG} from '../constants';

interface Props {
  /** Text with its matches between `<mark>` and `</mark>`. */
  readonly text: string;
}

/** Between words that both match. */
const BETWEEN_MATCHES = `${HIGHLIGHT_POST_TAG} ${HIGHLIGHT_PRE_TAG}`;

/**
 * A text with its matches marked. Words in a row have one mark, as a marker pen would draw it. Only the two highlight
 * tags are parsed; anything else that looks like HTML is shown as text.
 */
export function Highlight({text}: Props): ReactNode {
  const [before = '', ...marked] = text.replaceAll(BETWEEN_MATCHES, ' ').split(HIGHLIGHT_PRE_TAG);
  return (
    // A translated page has other texts than React knows, so React replaces the element, and never a text beside a mark.
    <span key={text}>
      {before}
      {marked.map((part, place) => {
        const [match = '', ...after] = part.split(HIGHLIGHT_POST_TAG);
        return (
          <Fragment key={place}>
            <mark>{match}</mark>
            {after.join('')}
          </Fragment>
        );
      })}
    </span>
  );
}
