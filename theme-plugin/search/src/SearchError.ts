/**
 * Why a search failed: no host could be reached, a host responded with an error status, or its response
 * couldn't be parsed. `outdated`: the site was published again while the page was open, and only loading the page again
 * helps. `missing-index` only occurs on the development server, if the site was never built.
 */
export type SearchErrorKind =
  'unreachable' | 'api' | 'deserialization' | 'outdated' | 'missing-index';

/** Plain data, so that it can cross from the worker to the page. */
export interface SearchErrorData {
  readonly kind: SearchErrorKind;
  readonly message: string;
  /** The HTTP status; only for `api` errors. */
  readonly status?: number;
}

/** The only error that a search client rejects with. */
export class SearchError extends Error {
  readonly kind: SearchErrorKind;
  readonly status: number | undefined;

  constructor({kind, message, status}: SearchErrorData, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchError';
    this.kind = kind;
    this.status = status;
  }

  toData(): SearchErrorData {
    const data = {kind: this.kind, message: this.message};
    return this.status === undefined ? data : {...data, status: this.status};
  }
}

/** Converts anything that was thrown to a `SearchError`. Unexpected errors count as unreachable. */
export function toSearchError(thrown: unknown): SearchError {
  if (thrown instanceof SearchError) {
    return thrown;
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new SearchError({kind: 'unreachable', message}, {cause: thrown});
}
