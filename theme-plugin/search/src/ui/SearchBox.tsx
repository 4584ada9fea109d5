import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {isComposing} from '../client/isComposing';
import {MAX_QUERY_LENGTH} from '../constants';
import type {SearchDialog} from '../session/createSearchDialog';
import {rowsOf, type DialogState} from '../session/dialogState';
import * as buttonLabel from './buttonLabels';
import * as label from './labels';
import {CloseIcon, SpinnerIcon} from './icons';
import {MagnifierIcon} from './MagnifierIcon';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly state: DialogState;
  readonly dialog: SearchDialog;
  readonly listId: string;
  readonly onClose: () => void;
}

/** The role of the rows below the input; null on screens without rows. */
function popupOf(state: DialogState): 'listbox' | 'grid' | null {
  if (!state.isOpen || rowsOf(state).length === 0) {
    return null;
  }
  return state.screen === 'start' ? 'grid' : 'listbox';
}

/** The search box: the query, a button to clear it, and a button to leave. */
export function SearchBox({form, input, state, dialog, listId, onClose}: Props): ReactNode {
  const popup = popupOf(state);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The dialog handles Escape, wherever the focus is.
    if (!isComposing(event.nativeEvent) && event.key !== 'Escape') {
      dialog.key(event);
    }
  }

  return (
    <form
      ref={form}
      role="search"
      action=""
      noValidate
      className="DocSearch-SearchBar DocSearch-Form"
      onSubmit={event => event.preventDefault()}
      onReset={event => {
        event.preventDefault();
        dialog.clear();
        input.current?.focus();
      }}>
      <span className="DocSearch-MagnifierLabel">
        {state.status === 'stalled' ? (
          <SpinnerIcon className="DocSearch-LoadingIndicator" />
        ) : (
          <MagnifierIcon className="DocSearch-Search-Icon" />
        )}
      </span>
      <input
        ref={input}
        className="DocSearch-Input"
        type="search"
        role="combobox"
        aria-label={label.searchInput()}
        aria-autocomplete="list"
        aria-haspopup={popup ?? 'listbox'}
        aria-expanded={popup !== null}
        aria-controls={popup ? listId : undefined}
        aria-activedescendant={state.activeDescendant}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={state.activeIndex === null ? 'search' : 'go'}
        placeholder={label.placeholder()}
        maxLength={MAX_QUERY_LENGTH}
        value={state.query}
        onChange={event =>
          dialog.input(
            event.currentTarget.value,
            'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true,
          )
        }
        onCompositionEnd={event => dialog.input(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={dialog.focus}
        onClick={state.isOpen ? undefined : dialog.focus}
      />
      <button
        type="reset"
        className="DocSearch-Reset"
        title={label.clear()}
        aria-label={label.clearLabel()}
        hidden={state.query === ''}>
        <CloseIcon />
      </button>
      <button
        type="button"
        className="DocSearch-Cancel"
        aria-label={buttonLabel.cancelLabel()}
        onClick={onClose}>
        {buttonLabel.cancel()}
      </button>
    </form>
  );
}
