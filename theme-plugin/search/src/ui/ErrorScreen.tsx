import type {ReactNode} from 'react';
import type {SearchErrorKind} from '../SearchError';
import * as failureLabel from 'docusaurus-plugin-folio-pages/shared/loadFailure/labels';
import * as label from './labels';

interface Props {
  readonly kind: SearchErrorKind;
  readonly onRetry: () => void;
}

/** Shows that the search failed. On the development server, the site may never have been built. */
export function ErrorScreen({kind, onRetry}: Props): ReactNode {
  const isMissing = kind === 'missing-index';
  const isOutdated = kind === 'outdated';
  return (
    <div className="DocSearch-ErrorScreen DocSearch-Help">
      <p className="DocSearch-Title">{isMissing ? label.noIndexTitle() : label.errorTitle()}</p>
      <p>
        {isMissing ? label.noIndexHelp() : isOutdated ? failureLabel.changed() : label.errorHelp()}
      </p>
      <button
        type="button"
        className="DocSearch-Prefill"
        onClick={isOutdated ? () => window.location.reload() : onRetry}>
        {isOutdated ? failureLabel.reload() : failureLabel.retry()}
      </button>
    </div>
  );
}
