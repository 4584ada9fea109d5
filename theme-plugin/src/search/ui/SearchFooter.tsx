import type {ReactNode} from 'react';
import * as label from './labels';

interface Props {
  /** 'See all {count} results', where there is a page that shows them. */
  readonly children?: ReactNode;
}

/** The foot of the dialog: the keys explained, and the way to all results. */
export function SearchFooter({children}: Props): ReactNode {
  return (
    // A press on blank space leaves the focus in the search box.
    <div className="DocSearch-Footer" onMouseDown={event => event.preventDefault()}>
      <ul className="DocSearch-Commands">
        <li>
          <kbd className="DocSearch-Commands-Key">↵</kbd>{' '}
          <span className="DocSearch-Label">{label.selectHint()}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">↑</kbd>
          <kbd className="DocSearch-Commands-Key">↓</kbd>{' '}
          <span className="DocSearch-Label">{label.navigateHint()}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key">Esc</kbd>{' '}
          <span className="DocSearch-Label">{label.closeHint()}</span>
        </li>
      </ul>
      {children}
    </div>
  );
}
