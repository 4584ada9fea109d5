import type {ReactNode} from 'react';
import type {SearchHit} from '../SearchClient';
import {Highlight} from './Highlight';
import {hitTexts, type HitTexts} from './hitTexts';
import {nameAttributes} from './isCodeName';

const SEPARATOR = ' › ';

/** A hit's place on the site. What the row above already shows is only there for screen readers. */
function HitPath({path, repeated}: Pick<HitTexts, 'path' | 'repeated'>): ReactNode {
  const shown = path.slice(repeated).join(SEPARATOR);
  const hidden = path.slice(0, repeated).join(SEPARATOR);
  return (
    <>
      {hidden !== '' && (
        <span data-repeated="">
          <Highlight text={shown === '' ? hidden : hidden + SEPARATOR} />
        </span>
      )}
      <Highlight text={shown} />
    </>
  );
}

interface Props {
  readonly hit: SearchHit;
  /** ID of the title, for buttons that are described by it. */
  readonly titleId?: string;
  /** Whether its group's name is shown above it. */
  readonly isGrouped: boolean;
  /** The hit in the row above, if there is one in the same group. */
  readonly above?: SearchHit | undefined;
}

/** A hit's title and, on one line below it, its place on the site and an excerpt. */
export function HitText({hit, titleId, isGrouped, above}: Props): ReactNode {
  const {title, path, repeated, snippet} = hitTexts(hit, {isGrouped, above});
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span id={titleId} className="DocSearch-Hit-title" {...nameAttributes(title)}>
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
