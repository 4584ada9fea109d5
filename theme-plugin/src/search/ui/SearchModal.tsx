import clsx from 'clsx';
import {useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {takeEarlyText} from '../earlySearch';
import type {SearchEvents} from '../session/events';
import {useModalDialog} from './hooks/useModalDialog';
import {useCloseOnOutsidePress} from './hooks/useCloseOnOutsidePress';
import {useRetryOnline} from './hooks/useRetryOnline';
import {useSearchController} from './hooks/useSearchController';
import {useSearchState} from './hooks/useSearchState';
import * as buttonLabel from './buttonLabels';
import type {FacetFilters} from '../types';
import type {SearchClient, StoredHit} from '../session/types';
import Announcement from './Announcement';
import LastBuildNote from './LastBuildNote';
import SearchBox from './SearchBox';
import SearchFooter from './SearchFooter';
import SearchPanel from './SearchPanel';
import SeeAllLink from './SeeAllLink';
import './search.lazy.css';

export type SearchModalProps = {
  readonly client: SearchClient;
  /** Whom to tell what readers do with results. */
  readonly events?: SearchEvents;
  /** Part of the storage keys and of the ids. */
  readonly indexName: string;
  /** Which language and versions are searched, from the page on which the dialog was opened. */
  readonly facetFilters?: FacetFilters;
  readonly maxResultsPerGroup: number;
  /** What is offered before the reader types. Must not change while the dialog is open. */
  readonly startLinks?: readonly StoredHit[];
  /** Address of the optional link to report that a search finds nothing. */
  readonly getMissingResultsUrl?: (query: string) => string;
  /** Address of the page with all results; absent: there is no such page. */
  readonly searchPageUrl?: (query: string) => string;
  /** Must not change while the dialog is open. */
  readonly onClose: () => void;
};

const LIST_ID = 'docsearch-list';

/** The search dialog, for as long as it is open. */
export default function SearchModal({
  client,
  events,
  indexName,
  facetFilters,
  maxResultsPerGroup,
  startLinks,
  getMissingResultsUrl,
  searchPageUrl,
  onClose,
}: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const modal = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const {controller, saved} = useSearchController({
    client,
    events,
    indexName,
    facetFilters,
    maxResultsPerGroup,
    startLinks,
    onClose,
  });
  const state = useSearchState(controller);

  useModalDialog(dialog);
  useCloseOnOutsidePress(controller, {form, input, panel: modal});
  useRetryOnline(controller);
  useEffect(() => controller.mount(), [controller]);
  useEffect(() => {
    client.warm();
    input.current?.focus({preventScroll: true});
    const text = takeEarlyText();
    if (text) {
      controller.input(text);
    }
  }, [client, controller]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      controller.key(event);
    }
  }

  // Selecting text across the edge of the dialog also ends in a click on the backdrop, in either direction.
  function onMouseDown(event: MouseEvent) {
    pressedOutside.current = event.target === dialog.current;
  }

  function onMouseUp(event: MouseEvent) {
    pressedOutside.current &&= event.target === dialog.current;
  }

  function onClick(event: MouseEvent) {
    if (event.target === dialog.current && pressedOutside.current) {
      onClose();
    }
  }

  return createPortal(
    <dialog
      ref={dialog}
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
      // The browser's own wish to close, such as Android's back gesture.
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
            controller={controller}
            listId={LIST_ID}
            onClose={onClose}
          />
        </div>
        <SearchPanel
          input={input}
          state={state}
          controller={controller}
          listId={LIST_ID}
          client={client}
          saved={saved}
          getMissingResultsUrl={getMissingResultsUrl}
        />
        {client.isOfLastBuild === true && state.screen !== 'error' && <LastBuildNote />}
        <SearchFooter>
          {searchPageUrl && state.screen === 'results' && (
            <SeeAllLink
              url={searchPageUrl(state.answer.query)}
              count={state.answer.nbHits}
              onClose={onClose}
            />
          )}
        </SearchFooter>
        <Announcement
          status={state.status}
          screen={state.screen}
          query={state.answer.query}
          nbHits={state.answer.nbHits}
          errorKind={state.answer.error?.kind}
        />
      </div>
    </dialog>,
    document.body,
  );
}
