import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {isPlainClick} from '../../shared/isPlainClick';
import * as label from './labels';

interface Props {
  readonly url: string;
  readonly count: number;
  readonly onClose: () => void;
}

/** The link from the dialog to the search page. */
export function SeeAllLink({url, count, onClose}: Props): ReactNode {
  const history = useHistory();
  const {selectMessage} = usePluralForm();

  function onClick(event: MouseEvent) {
    if (isPlainClick(event)) {
      event.preventDefault();
      onClose();
      history.push(url);
    }
  }

  return (
    <a href={url} className="DocSearch-SeeAll" onClick={onClick}>
      {selectMessage(count, label.seeAll(count))}
    </a>
  );
}
