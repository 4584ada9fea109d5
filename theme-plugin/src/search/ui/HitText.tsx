import type {ReactNode} from 'react';
import type {SearchHit} from '../SearchClient';
import {Highlight} from './Highlight';
import {HitPath} from './HitPath';
import {hitTexts} from './hitTexts';
import {isCodeName} from './isCodeName';
import {isNarrow} from './isNarrow';

interface Props {
  readonly hit: SearchHit;
  /** Whether its group's name is shown above it. */
  readonly isGrouped: boolean;
  /** The hit in the row above, if there is one in the same group. */
  readonly above?: SearchHit | undefined;
}

/** A hit's title and, on one line below it, its place on the site and an excerpt. */
export function HitText({hit, isGrouped, above}: Props): ReactNode {
  const {title, path, repeated, snippet} = hitTexts(hit, {
    isGrouped,
    above,
    isNarrow,
  });
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title" data-code={isCodeName(title) ? '' : undefined}>
        <Highlight text={title} />
      </span>
      <span className="DocSearch-Hit-line">
        {path.length > 0 && (
          <span className="DocSearch-Hit-path">
            <HitPath path={path} repeated={repeated} />
          </span>
        )}
        {path.length > 0 && snippet !== '' && (
          <span data-repeated={repeated === path.length ? '' : undefined}>{' · '}</span>
        )}
        {snippet !== '' && (
          <span className="DocSearch-Hit-snippet">
            <Highlight text={snippet} />
          </span>
        )}
      </span>
    </span>
  );
}
