import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../SearchClient';
import {Highlight} from './Highlight';
import {hitTexts} from './hitTexts';

interface Props {
  readonly hit: SearchHit;
  /** Whether its group's name is shown above it. */
  readonly isGrouped: boolean;
  readonly onSelect: (hit: SearchHit) => void;
}

/** A hit on the search page: its heading as a link, its place on the site, and an excerpt. */
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
