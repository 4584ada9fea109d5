import {Fragment, type ReactNode} from 'react';
import type {SearchHit} from '../types';
import Highlight from './Highlight';
import {hitPath, hitTitle} from './hitTexts';

type Props = {readonly hit: SearchHit};

/** Title and path of a hit; the path stands above, muted. */
export default function HitText({hit}: Props): ReactNode {
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-path">
        {hitPath(hit).map((heading, place) => (
          <Fragment key={place}>
            {place > 0 && ' › '}
            <Highlight text={heading} />
          </Fragment>
        ))}
      </span>
      <span className="DocSearch-Hit-title">
        <Highlight text={hitTitle(hit)} />
      </span>
    </span>
  );
}
