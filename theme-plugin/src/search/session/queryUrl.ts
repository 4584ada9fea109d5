import {cutQuery} from '../queryText';

/** The parameter of the search page's address that holds the query. */
const PARAMETER = 'q';

/** The query in the search part of an address, cut to 64 characters; '' for none. */
export function queryOf(search: string): string {
  return cutQuery(new URLSearchParams(search).get(PARAMETER) ?? '');
}

/** The search part of an address with another query in it; other parameters stay. */
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
