import {useEffect, useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchErrorKind} from '../SearchError';
import * as label from './labels';
import {ANNOUNCE_DEBOUNCE_MS} from '../session/constants';
import type {SearchScreen, SearchStatus} from '../session/sessionState';

/** Returns a value once it hasn't changed for `delay` milliseconds, and the previous one until then. */
function useDebouncedValue(value: string, delay: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

interface Props {
  readonly status: SearchStatus;
  readonly screen: SearchScreen;
  readonly query: string;
  readonly nbHits: number;
  readonly errorKind: SearchErrorKind | undefined;
}

/** Tells screen readers the outcome of the search once the reader pauses, so that it doesn't talk over typing. */
export function Announcement({status, screen, query, nbHits, errorKind}: Props): ReactNode {
  const {selectMessage} = usePluralForm();

  function message(): string {
    switch (screen) {
      case 'start':
        return '';
      case 'results':
        return selectMessage(nbHits, label.resultCount(nbHits));
      case 'none':
        return label.noResultsAnnouncement(query);
      case 'error':
        return errorKind === 'missing-index' ? label.noIndexTitle() : label.errorTitle();
    }
  }

  const isSettled = status === 'idle' || status === 'error';
  const text = useDebouncedValue(isSettled ? message() : '', ANNOUNCE_DEBOUNCE_MS);
  return (
    <p role="status" className="folio-hidden-text">
      {text}
    </p>
  );
}
