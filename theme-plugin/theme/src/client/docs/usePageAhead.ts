import {useEffect, type RefObject} from 'react';
import {prefersSaveData} from 'docusaurus-theme-folio-search/client/prefersSaveData';
import {whenNear} from '../codeBlock/whenNear';
import {loadKnownPage} from '../pageFile/loadKnownPage';

/** Fetches a page's file, as core fetches its scripts, once an element is in view or near it. */
export function usePageAhead(element: RefObject<Element | null>, path: string | undefined): void {
  useEffect(
    () =>
      element.current && path !== undefined && !prefersSaveData()
        ? whenNear(element.current, () => loadKnownPage(path))
        : undefined,
    [element, path],
  );
}
