import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLazyModal} from '../../client/useLazyModal';
import {prefersSaveData} from '../../client/prefersSaveData';
import {INDEX_FOLDER} from '../../indexFolder';
import {search as searchLabel} from '../../ui/buttonLabels';
import {useSearchShortcuts} from '../../ui/hooks/useSearchShortcuts';
import {loadDialog} from '../../ui/loadDialog';
import {SearchButton} from '../../ui/SearchButton';

/** The search button in the navbar. Its dialog is loaded on intent. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const indexPath = useBaseUrl(`/${INDEX_FOLDER}/`);
  const load = useCallback(() => loadDialog(indexPath), [indexPath]);
  const {phase, Modal, open, close} = useLazyModal(load, searchLabel());
  const isOpen = Modal !== undefined;
  const wasOpen = useRef(false);

  useSearchShortcuts({isOpen: phase !== 'closed', onOpen: open, onClose: close});

  useEffect(() => window.folioSearch?.(open), [open]);

  // The dialog returns the focus to the element that had it. If none had, the button gets it.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      button.current?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  const preload = () => {
    load().catch(() => {
      // Opening the dialog tries again, and reports the error.
    });
  };

  const preloadOnHover = () => {
    if (!prefersSaveData()) {
      preload();
    }
  };

  return (
    <>
      <SearchButton
        ref={button}
        isBusy={phase === 'loading'}
        isExpanded={isOpen}
        onMouseEnter={preloadOnHover}
        onFocus={preload}
        onTouchStart={preload}
        onClick={open}
      />
      {Modal && <Modal onClose={close} />}
    </>
  );
}
