import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchErrorKind} from '../SearchError';
import * as label from './labels';
import type {SearchScreen, SearchStatus} from '../session/sessionState';
import {LiveText} from './LiveText';

interface Props {
  readonly status: SearchStatus;
  readonly screen: SearchScreen;
  readonly query: string;
  readonly nbHits: number;
  readonly errorKind: SearchErrorKind | undefined;
}

/** Tells screen readers the outcome of the search once the reader pauses. */
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

  return <LiveText text={status === 'idle' || status === 'error' ? message() : ''} />;
}
