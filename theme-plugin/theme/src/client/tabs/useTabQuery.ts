import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

const onServer = () => null;

/**
 * A URL parameter: its value, which is `null` while the page hydrates, and a function that sets it without
 * adding a history entry.
 *
 * @param key - name of the parameter; `null` if the tabs ignore the URL
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
