import clsx from 'clsx';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {isComposing} from '../client/isComposing';
import {useModalDialog} from '../client/useModalDialog';
import {takeEarlyText} from '../earlySearch';
import {useCloseOnOutsidePress} from './hooks/useCloseOnOutsidePress';
import {useSearchDialog} from './hooks/useSearchDialog';
import type {SiteSearch} from './hooks/useSiteSearch';
import {useStore} from './hooks/useStore';
import * as buttonLabel from './buttonLabels';
import * as label from './labels';
import type {StoredHit} from '../SearchClient';
import {Announcement} from './Announcement';
import {SearchBox} from './SearchBox';
import {SearchFooter} from './SearchFooter';
import {SearchPanel} from './SearchPanel';
import {SeeAllLink} from './SeeAllLink';
import './search.lazy.css';

export interface SearchModalProps {
  /** Must not change while the dialog is open. */
  readonly site: SiteSearch;
  /** Links that are shown before the reader types. Must not change while the dialog is open. */
  readonly startLinks: readonly StoredHit[];
  /** Must not change while the dialog is open. */
  readonly onClose: () => void;
}

const LIST_ID = 'docsearch-list';

/** DocSearch's public class name of a page whose search is open. */
const ACTIVE_CLASS = 'DocSearch--active';

/** The search dialog, for as long as it is open. */
export function SearchModal({site, startLinks, onClose}: SearchModalProps): ReactNode {
  const {client, getMissingResultsUrl, searchPageUrl} = site;
  const element = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const modal = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const {dialog, saved} = useSearchDialog(site, startLinks, onClose);
  const state = useStore(dialog);

  useModalDialog(element);
  useLayoutEffect(() => {
    document.body.classList.add(ACTIVE_CLASS);
    return () => document.body.classList.remove(ACTIVE_CLASS);
  }, []);
  useCloseOnOutsidePress(dialog, {form, input, panel: modal});
  useEffect(() => dialog.mount(), [dialog]);
  useEffect(() => {
    client.warm();
    input.current?.focus({preventScroll: true});
    const text = takeEarlyText();
    if (text) {
      dialog.input(text);
    }
  }, [client, dialog]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
      dialog.key(event);
    }
  }

  // Selecting text across the edge of the dialog, in either direction, also fires a click on the backdrop.
  function onMouseDown(event: MouseEvent) {
    pressedOutside.current = event.target === element.current;
  }

  function onMouseUp(event: MouseEvent) {
    pressedOutside.current &&= event.target === element.current;
  }

  function onClick(event: MouseEvent) {
    if (event.target === element.current && pressedOutside.current) {
      onClose();
    }
  }

  return createPortal(
    <dialog
      ref={element}
      aria-label={buttonLabel.search()}
      aria-modal="true"
      className={clsx(
        'DocSearch DocSearch-Container',
        state.status === 'stalled' && 'DocSearch-Container--Stalled',
        state.status === 'error' && 'DocSearch-Container--Errored',
      )}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onMouseUp={onMouseUp}
      onClick={onClick}
      // The browser asks to close, for example on Android's back gesture.
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}>
      <div ref={modal} className="DocSearch-Modal">
        <div className="DocSearch-SearchBar-Container">
          <SearchBox
            form={form}
            input={input}
            state={state}
            dialog={dialog}
            listId={LIST_ID}
            onClose={onClose}
          />
        </div>
        <SearchPanel
          input={input}
          state={state}
          dialog={dialog}
          listId={LIST_ID}
          saved={saved}
          getMissingResultsUrl={getMissingResultsUrl}
        />
        {client.isOfLastBuild === true && state.screen !== 'error' && (
          <p className="DocSearch-LastBuild DocSearch-Help">{label.lastBuild()}</p>
        )}
        <SearchFooter>
          {searchPageUrl && state.screen === 'results' && (
            <SeeAllLink
              url={searchPageUrl(state.answer.query)}
              count={state.answer.nbHits}
              onClose={onClose}
            />
          )}
        </SearchFooter>
        <Announcement state={state} />
      </div>
    </dialog>,
    document.body,
  );
}
