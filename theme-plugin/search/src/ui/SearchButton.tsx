import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import * as buttonLabel from './buttonLabels';
import {MagnifierIcon} from './MagnifierIcon';
import './searchButton.css';

const subscribe = () => () => {};

function isApple(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/** Whether the reader's keyboard has a Command key; false on the server and while hydrating. */
function useIsApple(): boolean {
  return useSyncExternalStore(subscribe, isApple, () => false);
}

type Props = Pick<
  ComponentProps<'button'>,
  'ref' | 'onMouseEnter' | 'onFocus' | 'onTouchStart' | 'onClick'
> & {
  /** Whether the dialog was requested and is on its way. */
  readonly isBusy: boolean;
  readonly isExpanded: boolean;
};

/** The button that opens the search, with its keyboard shortcut. */
export function SearchButton({isBusy, isExpanded, ...props}: Props): ReactNode {
  const isApple = useIsApple();
  return (
    <button
      {...props}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={buttonLabel.searchButton()}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      aria-busy={isBusy}>
      <span className="DocSearch-Button-Container">
        <MagnifierIcon className="DocSearch-Search-Icon" />
        <span className="DocSearch-Button-Placeholder">{buttonLabel.search()}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <kbd className="DocSearch-Button-Key DocSearch-Button-Key--Modifier" translate="no">
          {isApple ? '⌘' : 'Ctrl'}
        </kbd>
        <kbd className="DocSearch-Button-Key" translate="no">
          K
        </kbd>
      </span>
    </button>
  );
}
