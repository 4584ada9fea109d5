import type {useHistory} from '@docusaurus/router';

export type History = ReturnType<typeof useHistory>;

/**
 * A URL parameter that names a tab.
 *
 * @param key - name of the parameter; undefined if the tabs ignore the URL
 * @returns a function that reads it, and one that sets it without adding a history entry
 */
export function tabQuery(history: History, key: string | undefined) {
  return {
    read: () => (key === undefined ? null : new URLSearchParams(history.location.search).get(key)),
    write(value: string): void {
      if (key !== undefined) {
        const search = new URLSearchParams(history.location.search);
        search.set(key, value);
        history.replace({...history.location, search: search.toString()});
      }
    },
  };
}
