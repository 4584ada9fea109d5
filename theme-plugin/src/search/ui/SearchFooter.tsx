import type {ReactNode} from 'react';
import * as label from '../labels';

type Props = {
  /** Room for 'See all {count} results', once there is a page that shows them. */
  readonly children?: ReactNode;
};

/** The foot of the dialog: the keys explained. */
export default function SearchFooter({children}: Props): ReactNode {
  return (
    <div className="DocSearch-Footer">
      {children}
      <ul className="DocSearch-Commands">
        <li>
          <kbd>↵</kbd> {label.selectHint()}
        </li>
        <li>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {label.navigateHint()}
        </li>
        <li>
          <kbd>Esc</kbd> {label.closeHint()}
        </li>
      </ul>
    </div>
  );
}
