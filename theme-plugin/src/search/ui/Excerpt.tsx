import {useEffect, useState, type ReactNode} from 'react';
import type {SearchClient} from '../SearchClient';
import {cutExcerpt} from './excerptText';

interface Props {
  readonly client: SearchClient;
  /** Always the same one. */
  readonly section: number;
}

/** The row has grown: its end stays in view. */
function reveal(excerpt: Element | null): void {
  excerpt?.scrollIntoView({block: 'nearest'});
}

/** The beginning of the text of the active row's section, as soon as that is there. */
export function Excerpt({client, section}: Props): ReactNode {
  const [text, setText] = useState('');

  useEffect(() => {
    client.excerpt(section).then(
      found => setText(cutExcerpt(found)),
      () => {
        // The row is complete without an excerpt.
      },
    );
  }, [client, section]);

  return text ? (
    <span ref={reveal} className="DocSearch-Hit-excerpt">
      {text}
    </span>
  ) : null;
}
