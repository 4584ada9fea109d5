import type {ReactNode} from 'react';
import * as label from './labels';
import {PageHit} from './PageHit';
import {START_HITS} from './startHits';

/** The site's start links, which the search page shows until there's a query. */
export function PageStart(): ReactNode {
  return (
    START_HITS.length > 0 && (
      <section aria-labelledby="docsearch-start">
        <h2 id="docsearch-start">{label.startLinks()}</h2>
        <ul className="DocSearch-Page-hits">
          {START_HITS.map(hit => (
            <PageHit key={hit.objectID} hit={hit} isGrouped={false} onSelect={() => {}} />
          ))}
        </ul>
      </section>
    )
  );
}
