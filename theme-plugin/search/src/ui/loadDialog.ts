import {prepareWorker} from '../engine/prepareWorker';

/**
 * Loads the search dialog and, with the local index, the worker that searches it.
 *
 * @param indexPath - path of the folder with the index
 */
export function loadDialog(indexPath: string) {
  if (!process.env.FOLIO_HOSTED_SEARCH) {
    try {
      prepareWorker(new URL(indexPath, window.location.href).href);
    } catch {
      // If workers aren't available, the dialog's client searches without one.
    }
  }
  return import(/* webpackChunkName: "intent-search" */ './SiteSearchModal').then(
    ({SiteSearchModal}) => SiteSearchModal,
  );
}
