import {useEffect, useMemo, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {createQueryHistory, type QueryHistory} from '../../session/createQueryHistory';
import {queryOf} from '../../session/queryUrl';
import {cutQuery} from '../../queryText';

export type QueryOfAddress = {
  readonly query: string;
} & Pick<QueryHistory, 'type' | 'settle' | 'choose'>;

/** The search page's query, which is in its address as well. */
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
        const cut = cutQuery(typed);
        setQuery(cut);
        address.current?.type(cut);
      },
      settle: () => address.current?.settle(),
      choose: chosen => address.current?.choose(cutQuery(chosen)),
    }),
    [query],
  );
}
