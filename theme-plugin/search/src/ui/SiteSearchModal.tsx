import type {ReactNode} from 'react';
import {useSiteSearch} from './hooks/useSiteSearch';
import {SearchModal} from './SearchModal';
import {START_HITS} from './startHits';

export interface SiteSearchModalProps {
  /** Must not change while the dialog is open. */
  readonly onClose: () => void;
}

/** The search dialog of this site: what the search bar loads. */
export function SiteSearchModal({onClose}: SiteSearchModalProps): ReactNode {
  return <SearchModal site={useSiteSearch()} startLinks={START_HITS} onClose={onClose} />;
}
