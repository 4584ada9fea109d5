import type {ReactNode} from 'react';
import type {SearchErrorKind} from '../SearchError';
import * as buttonLabel from './buttonLabels';
import * as label from './labels';

interface Props {
  readonly kind: SearchErrorKind;
  readonly onRetry: () => void;
}

/** A failed search; on the development server perhaps a site that was never built. */
export function ErrorScreen({kind, onRetry}: Props): ReactNode {
  const isMissing = kind === 'missing-index';
  return (
    <div className="DocSearch-ErrorScreen DocSearch-Help">
      <p className="DocSearch-Title">{isMissing ? label.noIndexTitle() : label.errorTitle()}</p>
      <p>{isMissing ? label.noIndexHelp() : label.errorHelp()}</p>
      <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
        {buttonLabel.retry()}
      </button>
    </div>
  );
}
