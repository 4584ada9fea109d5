import type {ReactNode} from 'react';
import type {SearchErrorKind} from '../SearchError';
import * as buttonLabel from './buttonLabels';
import * as label from './labels';

interface Props {
  readonly kind: SearchErrorKind;
  readonly onRetry: () => void;
}

/** Shows that the search failed. On the development server, the site may never have been built. */
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
