import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../SearchClient';
import {Highlight} from './Highlight';
import {hitTexts} from './hitTexts';

interface Props {
  readonly hit: SearchHit;
  /** Whether the name of its group stands above it. */
  readonly isGrouped: boolean;
  readonly onSelect: (hit: SearchHit) => void;
}

/** A hit of the search page: its heading is a link; where it stands, and what it says. */
export function PageHit({hit, isGrouped, onSelect}: Props): ReactNode {
  const {title, path, snippet} = hitTexts(hit, isGrouped);
  return (
    <li className="DocSearch-PageHit">
      <Link to={hit.url} autoAddBaseUrl={false} onClick={() => onSelect(hit)}>
        <Highlight text={title} />
      </Link>
      {path.length > 0 && (
        <p className="DocSearch-PageHit-path">
          <Highlight text={path.join(' › ')} />
        </p>
      )}
      {snippet !== '' && (
        <p className="DocSearch-PageHit-snippet">
          <Highlight text={snippet} />
        </p>
      )}
    </li>
  );
}
