import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import * as label from './labels';
import {PageHit} from './PageHit';
import {START_HITS} from './startHits';

/** The site's start links, which the search page shows until there's a query. */
export function PageStart(): ReactNode {
  // The server doesn't know whether the address has a query, so the links show once the script does.
  const isEarly = !useIsBrowser();
  return (
    START_HITS.length > 0 && (
      <section aria-label={label.startLinks()} data-early={isEarly ? '' : undefined}>
        <h2>{label.startLinks()}</h2>
        <ul className="DocSearch-Page-hits">
          {START_HITS.map(hit => (
            <PageHit key={hit.objectID} hit={hit} isGrouped={false} onSelect={() => {}} />
          ))}
        </ul>
      </section>
    )
  );
}
