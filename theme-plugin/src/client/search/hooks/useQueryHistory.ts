import {useEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {MAX_QUERY_LENGTH} from '../../../shared/search/constants';
import {createQueryHistory, type QueryHistory} from '../page/createQueryHistory';
import {queryOf} from '../page/queryUrl';

export type QueryOfAddress = {
  readonly query: string;
} & Pick<QueryHistory, 'type' | 'settle' | 'choose'>;

/** The query of the search page, which is in its address as well. */
export function useQueryHistory(): QueryOfAddress {
  const history = useHistory();
  const [query, setQuery] = useState(() => queryOf(history.location.search));
  const address = useRef<QueryHistory>(null);

  useEffect(() => {
    const opened = createQueryHistory(history, setQuery);
    address.current = opened;
    return () => opened.close();
  }, [history]);

  return useMemo(
    () => ({
      query,
      type(typed) {
        const cut = typed.slice(0, MAX_QUERY_LENGTH);
        setQuery(cut);
        address.current?.type(cut);
      },
      settle: () => address.current?.settle(),
      choose: chosen => address.current?.choose(chosen.slice(0, MAX_QUERY_LENGTH)),
    }),
    [query],
  );
}
