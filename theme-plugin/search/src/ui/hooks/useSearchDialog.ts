import {useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {focusOnArrival} from '../../client/focusOnArrival';
import type {StoredHit} from '../../SearchClient';
import type {SavedSearches} from '../../session/createSavedSearches';
import {createSearchDialog, type SearchDialog} from '../../session/createSearchDialog';
import {createSearchSession} from '../../session/createSearchSession';
import {useSavedSearches} from './useSavedSearches';
import type {SiteSearch} from './useSiteSearch';

interface OpenDialog {
  readonly dialog: SearchDialog;
  readonly saved: SavedSearches;
}

/**
 * The state of the dialog from opening to closing, connected to the site's router and storage.
 *
 * @param startLinks - must not change while the dialog is open
 * @param onClose - must not change while the dialog is open
 */
export function useSearchDialog(
  site: SiteSearch,
  startLinks: readonly StoredHit[],
  onClose: () => void,
): OpenDialog {
  const history = useHistory();
  const saved = useSavedSearches(site.indexName);
  const [dialog] = useState(() =>
    createSearchDialog({
      ...site,
      id: 'docsearch',
      session: createSearchSession(site),
      saved,
      startLinks,
      // A hosted index can hold other sites' pages.
      navigate: url => (url.startsWith('/') ? history.push(url) : window.location.assign(url)),
      onNavigateByKey: focusOnArrival,
      onClose,
    }),
  );
  return {dialog, saved};
}
