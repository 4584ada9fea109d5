import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {ANNOUNCE_DEBOUNCE_MS} from '../constants';
import type {SearchState} from '../controller/searchState';
import {useSettled} from '../hooks/useSettled';
import * as label from '../labels';

type Props = {readonly state: SearchState};

/** Tells screen readers what came of the search, once the reader pauses. */
export default function Announcement({state}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {screen, status, answer} = state;
  const text = useSettled(
    status === 'idle' || status === 'error' ? message() : '',
    ANNOUNCE_DEBOUNCE_MS,
  );

  function message(): string {
    switch (screen) {
      case 'start':
        return '';
      case 'results':
        return selectMessage(answer.nbHits, label.resultCount(answer.nbHits));
      case 'none':
        return label.noResultsAnnouncement(answer.query);
      case 'error':
        return answer.error?.kind === 'missing-index' ? label.noIndexTitle() : label.errorTitle();
    }
  }

  return (
    <p role="status" className="DocSearch-VisuallyHidden">
      {text}
    </p>
  );
}
