import {HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG} from '../../theme-plugin/search/src/constants';

/** A request that the service refuses, with the status and the reason it returns. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Fields = Record<string, unknown>;

export function refuseUnless(condition: unknown, reason: string): asserts condition {
  if (!condition) {
    throw new Refusal(400, reason);
  }
}

export function asFields(value: unknown, what: string): Fields {
  refuseUnless(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    `${what} must be an object`,
  );
  return value as Fields;
}

/** Exactly these keys, no more and no fewer. */
export function expectKeys(fields: Fields, keys: readonly string[], what: string): void {
  const found = Object.keys(fields).sort().join(', ');
  const wanted = [...keys].sort().join(', ');
  refuseUnless(found === wanted, `${what} has the keys ${found}; expected ${wanted}`);
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);

/** Browser requests have ID, key, and user agent as query parameters, and none of them as headers. */
export function checkReadCredentials(
  url: URL,
  headers: NodeJS.Dict<string | string[]>,
  {appId, apiKey}: {readonly appId: string; readonly apiKey: string},
): void {
  const allowed = new Set([
    'x-algolia-application-id',
    'x-algolia-api-key',
    'x-algolia-agent',
    'x-algolia-request-id',
  ]);
  for (const name of url.searchParams.keys()) {
    refuseUnless(allowed.has(name), `unknown query parameter ${name}`);
  }
  refuseUnless(
    !('x-algolia-api-key' in headers) && !('x-algolia-application-id' in headers),
    'id and key must be query parameters, not headers',
  );
  refuseUnless(
    headers['content-type'] === 'text/plain',
    `content-type must be text/plain, which needs no preflight; not ${headers['content-type']}`,
  );
  if (
    url.searchParams.get('x-algolia-application-id') !== appId ||
    url.searchParams.get('x-algolia-api-key') !== apiKey
  ) {
    throw new Refusal(403, 'Invalid Application-ID or API key');
  }
}

/** The parameters that the dialog and the page may send, with their valid values. */
const MODAL_PARAMETERS: Readonly<Record<string, (value: string) => boolean>> = {
  attributesToRetrieve: value => value === JSON.stringify([...LEVELS, 'content', 'type', 'url']),
  attributesToSnippet: value =>
    [10, 5].some(
      words =>
        value === JSON.stringify([...LEVELS.slice(1), 'content'].map(name => `${name}:${words}`)),
    ),
  snippetEllipsisText: value => value === '…',
  highlightPreTag: value => value === HIGHLIGHT_PRE_TAG,
  highlightPostTag: value => value === HIGHLIGHT_POST_TAG,
  hitsPerPage: value => value === '20',
  clickAnalytics: value => value === 'true' || value === 'false',
};

const OPTIONAL_PARAMETERS: Readonly<Record<string, (value: string) => boolean>> = {
  page: value => /^[1-9]\d*$/.test(value),
  facetFilters: value => Array.isArray(JSON.parse(value)),
  // A test site sets it in `searchParameters`.
  typoTolerance: value => value === 'strict',
};

/** Reads the `params` string of a dialog query and checks each parameter. */
export function readModalParams(params: unknown): URLSearchParams {
  refuseUnless(typeof params === 'string', 'params must be a string');
  const parameters = new URLSearchParams(params);
  for (const [name, value] of parameters) {
    const isValid = MODAL_PARAMETERS[name] ?? OPTIONAL_PARAMETERS[name];
    refuseUnless(isValid, `unknown parameter ${name}`);
    refuseUnless(isValid(value), `parameter ${name} has the value ${value}`);
  }
  for (const name of Object.keys(MODAL_PARAMETERS)) {
    refuseUnless(parameters.getAll(name).length === 1, `parameter ${name} must be there once`);
  }
  return parameters;
}

/** Conditions that must all hold. In a nested list, one is enough. */
export function readFacetFilters(parameters: URLSearchParams): string[][] {
  const filters: unknown = JSON.parse(parameters.get('facetFilters') ?? '[]');
  refuseUnless(Array.isArray(filters), 'facetFilters must be a list');
  return filters.map((filter: unknown) => {
    const alternatives: unknown[] = [filter].flat();
    return alternatives.map(text => {
      refuseUnless(
        typeof text === 'string' && /^[\w.]+:.+$/.test(text),
        `facetFilters holds ${JSON.stringify(text)}, which is not attribute:value`,
      );
      return text;
    });
  });
}
