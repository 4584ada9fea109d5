import type {ReactNode} from 'react';
import type {SearchHit} from '../types';
import Highlight from './Highlight';
import {hitPath, hitTitle} from './hitTexts';

type Props = {readonly hit: SearchHit};

/** Title and path of a hit; the path stands above, muted. */
export default function HitText({hit}: Props): ReactNode {
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-path">
        <Highlight text={hitPath(hit).join(' › ')} />
      </span>
      <span className="DocSearch-Hit-title">
        <Highlight text={hitTitle(hit)} />
      </span>
    </span>
  );
}
