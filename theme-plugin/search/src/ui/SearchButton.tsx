import type {ComponentProps, ReactNode} from 'react';
import {useIsApple} from '../client/useIsApple';
import * as buttonLabel from './buttonLabels';
import {MagnifierIcon} from './MagnifierIcon';
import './searchButton.css';

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
