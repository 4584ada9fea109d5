import type {ReactNode} from 'react';
import type {SearchHit} from '../SearchClient';
import {Highlight} from './Highlight';
import {hitTexts} from './hitTexts';

interface Props {
  readonly hit: SearchHit;
  /** Whether its group's name is shown above it. */
  readonly isGrouped: boolean;
}

/** A hit's title and, on one line below it, its place on the site and an excerpt. */
export function HitText({hit, isGrouped}: Props): ReactNode {
  const {title, path, snippet} = hitTexts(hit, isGrouped);
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <Highlight text={title} />
      </span>
      <span className="DocSearch-Hit-line">
        {path.length > 0 && (
          <span className="DocSearch-Hit-path">
            <Highlight text={path.join(' › ')} />
          </span>
        )}
        {path.length > 0 && snippet !== '' && ' · '}
        {snippet !== '' && (
          <span className="DocSearch-Hit-snippet">
            <Highlight text={snippet} />
          </span>
        )}
      </span>
    </span>
  );
}
