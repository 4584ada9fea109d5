import type {ReactNode} from 'react';
import * as label from './labels';

interface Props {
  /** 'See all {count} results', if there is a page that shows them. */
  readonly children?: ReactNode;
}

/** The dialog's footer: an explanation of the keys, and a link to all results. */
export function SearchFooter({children}: Props): ReactNode {
  return (
    // A press on blank space must not take the focus from the search box.
    <div className="DocSearch-Footer" onMouseDown={event => event.preventDefault()}>
      <ul className="DocSearch-Commands">
        <li>
          <kbd translate="no">↵</kbd> {label.selectHint()}
        </li>
        <li>
          <kbd translate="no">↑</kbd>
          <kbd translate="no">↓</kbd> {label.navigateHint()}
        </li>
        <li>
          <kbd translate="no">Esc</kbd> {label.closeHint()}
        </li>
      </ul>
      {children}
    </div>
  );
}
