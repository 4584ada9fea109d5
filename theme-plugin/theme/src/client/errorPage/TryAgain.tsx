import type {ReactNode} from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {isChunkError} from 'docusaurus-plugin-folio-pages/shared/chunkError';
import box from './errorBox.module.css';

/** The button that renders once more what crashed. React never loads code twice that failed to load, so the page has to be. */
export function TryAgain({error, tryAgain}: FallbackParams): ReactNode {
  return (
    <button
      type="button"
      className={box.retry}
      onClick={isChunkError(error) ? () => window.location.reload() : tryAgain}>
      <Translate
        id="theme.ErrorPageContent.tryAgain"
        description="The label of the button to try again rendering when the React error boundary captures an error">
        Try again
      </Translate>
    </button>
  );
}
