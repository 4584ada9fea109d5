import {cutQuery} from '../queryText';

/** The URL parameter of the search page that holds the query. */
const PARAMETER = 'q';

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
