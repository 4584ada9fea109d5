import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isPlainClick} from '../shared/isPlainClick';
import {usePlural} from './hooks/usePlural';
import * as label from './labels';

interface Props {
  readonly url: string;
  readonly count: number;
  readonly onClose: () => void;
}

/** The link from the dialog to the search page. */
export function SeeAllLink({url, count, onClose}: Props): ReactNode {
  const selectMessage = usePlural();
  return (
    <Link
      to={url}
      className="DocSearch-SeeAll"
      onClick={event => {
        if (isPlainClick(event)) {
          onClose();
        }
      }}>
      {selectMessage(count, label.seeAll(count))}
    </Link>
  );
}
