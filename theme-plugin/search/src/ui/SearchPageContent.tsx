import {useEffect, useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY_LENGTH} from '../constants';
import {isBlank} from '../session/sessionState';
import type {QueryOfAddress} from './hooks/useQueryHistory';
import * as label from './labels';
import * as buttonLabel from './buttonLabels';
import * as pageLabel from './pageLabels';
import {MagnifierIcon} from './MagnifierIcon';
import {PageScreens} from './PageScreens';
import {PageHit} from './PageHit';
import {START_HITS} from './startHits';
import './search.lazy.css';
import './searchPage.lazy.css';

/** The site's start links, which the search page shows until there's a query. */
function PageStart(): ReactNode {
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

interface Props {
  readonly address: QueryOfAddress;
}

/** The search page's search box and its results. */
export function SearchPageContent({address}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  const query = isBrowser ? address.query : '';

  useEffect(() => {
    // The reader typed before the scripts had loaded, or there is no query yet.
    const typed = input.current?.value ?? '';
    if (typed !== '' && address.query === '') {
      address.type(typed);
    } else if (address.query === '') {
      input.current?.focus({preventScroll: true});
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival only
  }, []);

  return (
    <>
      <form
        role="search"
        className="DocSearch-Page-form"
        onSubmit={event => {
          event.preventDefault();
          address.settle();
        }}>
        <button type="submit" className="DocSearch-Reset" aria-label={buttonLabel.search()}>
          <MagnifierIcon />
        </button>
        <input
          ref={input}
          type="search"
          name="q"
          className="DocSearch-Input"
          aria-label={label.searchInput(label.pagePlaceholder())}
          placeholder={label.pagePlaceholder()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={event => address.type(event.currentTarget.value)}
          onBlur={address.settle}
        />
      </form>
      <p className="DocSearch-Page-noScript">{pageLabel.needsJavaScript()}</p>
      {isBlank(query) && (
        <>
          <p className="DocSearch-Page-hint">{pageLabel.pageHint()}</p>
          <PageStart />
        </>
      )}
      {isBrowser && <PageScreens query={query} onSuggestion={address.choose} />}
    </>
  );
}
