import type {ReactNode} from 'react';
import {nameAttributes} from './isCodeName';
import * as label from './labels';

interface Props {
  readonly query: string;
  /** Default: what the dialog says. */
  readonly title?: string;
  /** Other queries that have results. */
  readonly suggestions: readonly string[];
  readonly onSuggestion: (suggestion: string) => void;
  /** Address of the optional link to report that a search finds nothing. */
  readonly getMissingResultsUrl?: (query: string) => string;
}

/** 'No results for' the query, up to three suggestions, and the optional link. */
export function NoResultsScreen({
  query,
  title,
  suggestions,
  onSuggestion,
  getMissingResultsUrl,
}: Props): ReactNode {
  return (
    <div className="DocSearch-NoResults DocSearch-Help">
      <p className="DocSearch-Title">
        {title ?? (
          <>
            {label.noResultsFor()} “<strong>{query}</strong>”
          </>
        )}
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p id="docsearch-suggestions">{label.trySearchingFor()}</p>
          <ul aria-labelledby="docsearch-suggestions">
            {suggestions.map(suggestion => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  {...nameAttributes(suggestion)}
                  onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {getMissingResultsUrl && (
        <p>
          {label.reportMissing()}{' '}
          <a href={getMissingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
            {label.reportMissingLink()}
          </a>
        </p>
      )}
    </div>
  );
}
