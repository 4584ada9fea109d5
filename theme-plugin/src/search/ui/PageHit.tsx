import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../SearchClient';
import {Highlight} from './Highlight';
import {HitPath} from './HitPath';
import {hitTexts} from './hitTexts';

interface Props {
  readonly hit: SearchHit;
  /** Whether its group's name is shown above it. */
  readonly isGrouped: boolean;
  /** The hit above it, if there is one in the same group. */
  readonly above?: SearchHit | undefined;
  /** Whether its page's hit is above it, so that it's shown indented. */
  readonly isChild?: boolean;
  readonly onSelect: (hit: SearchHit) => void;
}

/** A hit on the search page: its heading as a link, its place on the site, and an excerpt. */
export function PageHit({hit, isGrouped, above, isChild, onSelect}: Props): ReactNode {
  const {title, path, repeated, snippet} = hitTexts(hit, {isGrouped, above});
  return (
    <li className="DocSearch-PageHit" data-child={isChild ? '' : undefined}>
      <Link to={hit.url} autoAddBaseUrl={false} onClick={() => onSelect(hit)}>
        <Highlight text={title} />
      </Link>
      {path.length > 0 && (
        <p
          className="DocSearch-PageHit-path"
          data-repeated={repeated === path.length ? '' : undefined}>
          <HitPath path={path} repeated={repeated} />
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
