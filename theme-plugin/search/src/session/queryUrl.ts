import {cutQuery} from '../queryText';

/** The URL parameter of the search page that holds the query. */
const PARAMETER = 'q';

/** The URL parameters that hold the tags of the versions to search, one for each docs plugin with several. */
const VERSION = 'version';

/** The query in an address's search string, cut to 64 characters; '' if there is none. */
export function queryOf(search: string): string {
  return cutQuery(new URLSearchParams(search).get(PARAMETER) ?? '');
}

/** An address's search string with another query. Other parameters stay. */
export function withQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query === '') {
    parameters.delete(PARAMETER);
  } else {
    parameters.set(PARAMETER, query);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The tags of the versions in an address's search string. */
export const versionsOf = (search: string): readonly string[] =>
  new URLSearchParams(search).getAll(VERSION);

/** An address's search string with other versions. Other parameters stay. */
export function withVersions(search: string, tags: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(VERSION);
  for (const tag of tags) {
    parameters.append(VERSION, tag);
  }
  return `?${parameters.toString()}`;
}
