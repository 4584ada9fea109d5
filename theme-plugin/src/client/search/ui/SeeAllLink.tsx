import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isModified} from '../controller/isModified';
import * as label from '../labels';

type Props = {
  readonly url: string;
  readonly count: number;
  readonly onClose: () => void;
};

function keepPanel(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** 'See all {count} results': leads from the dialog to the search page. */
export default function SeeAllLink({url, count, onClose}: Props): ReactNode {
  const history = useHistory();

  function onClick(event: MouseEvent) {
    if (!isModified(event)) {
      event.preventDefault();
      onClose();
      history.push(url);
    }
  }

  return (
    <a
      href={url}
      className="DocSearch-SeeAll"
      // A press beside the panel closes it, and the link would be gone from under the pointer.
      onMouseDown={keepPanel}
      onTouchStart={event => event.stopPropagation()}
      onClick={onClick}>
      {label.seeAll(count)}
    </a>
  );
}
