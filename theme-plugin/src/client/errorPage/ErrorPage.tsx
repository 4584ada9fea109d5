import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import box from './errorBox.module.css';
import styles from './ErrorPage.module.css';

/**
 * Calls `reset` once the reader has gone to another page. Core's error boundary keeps its error
 * until it is reset, so without this the crash page would stay after a click on a link.
 */
function useResetOnNavigation(reset: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      reset();
    }
  }, [pathname, reset]);
}

/**
 * What a crashed page shows: 'This page crashed.', the error's message, and a 'Try again' button that
 * resets the error. The heading takes the focus, so that a screen reader announces what happened.
 */
export function ErrorPage({error, tryAgain}: FallbackParams): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useResetOnNavigation(tryAgain);

  return (
    <main className={styles.crash}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <button type="button" className={box.retry} onClick={tryAgain}>
        <Translate
          id="theme.ErrorPageContent.tryAgain"
          description="The label of the button to try again rendering when the React error boundary captures an error">
          Try again
        </Translate>
      </button>
      <p className={styles.message}>
        {getErrorCausalChain(error)
          .map(cause => cause.message)
          .join('\n\n')}
      </p>
    </main>
  );
}
