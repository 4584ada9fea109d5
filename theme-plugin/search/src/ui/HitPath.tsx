import type {ReactNode} from 'react';
import {Highlight} from './Highlight';
import type {HitTexts} from './hitTexts';

const SEPARATOR = ' › ';

/** A hit's place on the site. What the row above already shows is only there for screen readers. */
export function HitPath({path, repeated}: Pick<HitTexts, 'path' | 'repeated'>): ReactNode {
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
