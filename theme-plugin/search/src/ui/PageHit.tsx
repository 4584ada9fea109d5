import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../SearchClient';
import {HitIcon} from './HitIcon';
import {HitText} from './HitText';

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

/** A hit on the search page: a row like those of the dialog. */
export function PageHit({hit, isGrouped, above, isChild, onSelect}: Props): ReactNode {
  return (
    <li className="DocSearch-PageHit">
      <Link
        to={hit.url}
        autoAddBaseUrl={false}
        className={clsx('DocSearch-Hit', isChild && 'DocSearch-Hit--Child')}
        onClick={() => onSelect(hit)}>
        <span className="DocSearch-Hit-icon">
          <HitIcon type={hit.type} />
        </span>
        <HitText hit={hit} isGrouped={isGrouped} above={above} />
      </Link>
    </li>
  );
}
