import type {ReactNode} from 'react';
import {useSiteSearch} from '../hooks/useSiteSearch';
import SearchModal from './SearchModal';

export type SiteSearchModalProps = {
  /** Must not change while the dialog is open. */
  readonly onClose: () => void;
};

/** The search dialog of this site: what the search bar loads. */
export default function SiteSearchModal({onClose}: SiteSearchModalProps): ReactNode {
  return <SearchModal {...useSiteSearch()} onClose={onClose} />;
}
