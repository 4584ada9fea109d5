import {useEffect, useState, type ReactNode} from 'react';
import * as label from './labels';
import {ANNOUNCE_DEBOUNCE_MS} from '../session/constants';
import {usePlural} from './hooks/usePlural';
import type {SessionState} from '../session/sessionState';

/**
 * Returns a text once it hasn't changed for `delay` milliseconds, and nothing until then: a region has to be empty in
 * between for screen readers to read the same text twice.
 */
function useSettledText(text: string, delay: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => {
      clearTimeout(timer);
      setSettled('');
    };
  }, [text, delay]);
  return settled;
}

interface Props {
  readonly state: SessionState;
}

/** Tells screen readers the outcome of the search once the reader pauses, so that it doesn't talk over typing. */
export function Announcement({state: {status, screen, query, answer}}: Props): ReactNode {
  const selectMessage = usePlural();

  function message(): string {
    switch (screen) {
      case 'start':
        return '';
      case 'results':
        return selectMessage(answer.nbHits, label.resultCount(answer.nbHits));
      case 'none':
        return label.noResults(answer.query);
      case 'error':
        return answer.error?.kind === 'missing-index' ? label.noIndexTitle() : label.errorTitle();
    }
  }

  // Loading more of the same results is no new outcome.
  const isMore = screen === 'results' && answer.query === query;
  const isSettled = status === 'idle' || status === 'error' || isMore;
  const text = useSettledText(isSettled ? message() : '', ANNOUNCE_DEBOUNCE_MS);
  return (
    <p role="status" className="folio-hidden-text">
      {text}
    </p>
  );
}
