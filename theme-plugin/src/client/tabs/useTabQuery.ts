import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

const onServer = () => null;

/**
 * A search parameter of the address: its value, `null` while the server's HTML is taken over, and
 * what sets it without an entry in the history.
 *
 * @param key - the parameter; `null` where the address takes no part
 */
export function useTabQuery(key: string | null): [string | null, (value: string) => void] {
  const history = useHistory();
  const read = () => key && new URLSearchParams(history.location.search).get(key);
  const value = useSyncExternalStore(history.listen, read, onServer);
  const write = useCallback(
    (next: string) => {
      if (key !== null) {
        const search = new URLSearchParams(history.location.search);
        search.set(key, next);
        history.replace({...history.location, search: search.toString()});
      }
    },
    [history, key],
  );
  return [value, write];
}
