import type {ReactNode} from 'react';
import type {SearchHit} from '../SearchClient';
import {Highlight} from './Highlight';
import {hitPath, hitTitle} from './hitTexts';

interface Props {
  readonly hit: SearchHit;
  /** A further line. */
  readonly children?: ReactNode;
}

/** Title of a hit, or the words that were found, and its path below. */
export function HitText({hit, children}: Props): ReactNode {
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title" data-type={hit.type}>
        <Highlight text={hitTitle(hit)} />
      </span>
      <span className="DocSearch-Hit-path">
        <Highlight text={hitPath(hit).join(' › ')} />
      </span>
      {children}
    </span>
  );
}
