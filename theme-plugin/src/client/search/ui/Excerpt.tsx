import {useEffect, useState, type ReactNode} from 'react';
import {createSearchRequest} from '../searchClient/searchRequest';
import type {SearchClient, SearchHit} from '../types';
import {contentExcerpt, cutExcerpt} from './excerptText';

type Props = {
  readonly client: SearchClient;
  /** Always the same one. */
  readonly hit: SearchHit;
};

/** The row has grown: all of it stays in view. */
function revealRow(excerpt: Element | null): void {
  excerpt?.closest('[role=option]')?.scrollIntoView({block: 'nearest'});
}

/** Some of the text of the active row's section, as soon as that is there. */
export default function Excerpt({client, hit}: Props): ReactNode {
  const [text, setText] = useState(() => contentExcerpt(hit));
  const {section} = hit;

  useEffect(() => {
    let isWanted = text === undefined && section !== undefined;
    if (isWanted) {
      const request = createSearchRequest({indexName: '', query: '', isNarrow: false});
      client.search([{...request, section}]).then(
        ({results}) => isWanted && setText(cutExcerpt(results[0]?.text ?? '')),
        () => {
          // The row says enough without it.
        },
      );
    }
    return () => {
      isWanted = false;
    };
  }, [client, text, section]);

  return text ? (
    <span ref={revealRow} className="DocSearch-Hit-excerpt">
      {text}
    </span>
  ) : null;
}
