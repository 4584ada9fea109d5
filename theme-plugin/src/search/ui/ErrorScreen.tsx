import type {ReactNode} from 'react';
import type {SearchErrorKind} from '../errors';
import {label} from '../labels';

type Props = {readonly kind: SearchErrorKind};

/** A failed search (specification, section 8), or a site that was never built. */
export default function ErrorScreen({kind}: Props): ReactNode {
  const isUnbuilt = kind === 'missing-index';
  return (
    <div className="DocSearch-ErrorScreen DocSearch-Help">
      <p className="DocSearch-Title">{isUnbuilt ? label.noIndexTitle() : label.errorTitle()}</p>
      <p>{isUnbuilt ? label.noIndexHelp() : label.errorHelp()}</p>
    </div>
  );
}
