import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {TryAgain} from './TryAgain';
import {useResetOnNavigation} from './useResetOnNavigation';
import box from './errorBox.module.css';

function RegionError(params: FallbackParams): ReactNode {
  useResetOnNavigation(params.tryAgain);
  return (
    // An alert, because the focus stays where the reader is.
    <p role="alert" className={box.box}>
      <Translate
        id="folio.Region.crashed"
        description="The line in place of a navbar, sidebar, footer, announcement, or drawer menu that crashed">
        This part of the page crashed.
      </Translate>{' '}
      <TryAgain {...params} />
    </p>
  );
}

/** A part of the page beside its content. If it crashes, one line takes its place, and the rest of the page stays. */
export function Region({children}: {readonly children: ReactNode}): ReactNode {
  return <ErrorBoundary fallback={params => <RegionError {...params} />}>{children}</ErrorBoundary>;
}
