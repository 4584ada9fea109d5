import type {ReactNode} from 'react';
import startLinks from '@generated/docusaurus-theme-folio/search-start-links.json';
import {toStartHit} from '../session/toStartHit';
import {useSiteSearch} from './hooks/useSiteSearch';
import {SearchModal} from './SearchModal';

export interface SiteSearchModalProps {
  /** Must not change while the dialog is open. */
  readonly onClose: () => void;
}

const START_HITS = startLinks.map(toStartHit);

/** The search dialog of this site: what the search bar loads. */
export function SiteSearchModal({onClose}: SiteSearchModalProps): ReactNode {
  return <SearchModal site={useSiteSearch()} startLinks={START_HITS} onClose={onClose} />;
}
