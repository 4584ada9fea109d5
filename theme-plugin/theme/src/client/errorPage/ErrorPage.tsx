import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {TryAgain} from './TryAgain';
import {useResetOnNavigation} from './useResetOnNavigation';
import styles from './ErrorPage.module.css';

/**
 * What a crashed page shows: 'This page crashed.', the error's message, and a 'Try again' button that
 * resets the error. The heading takes the focus, so that a screen reader announces what happened.
 */
export function ErrorPage(params: FallbackParams): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useResetOnNavigation(params.tryAgain);

  return (
    <main className={styles.crash}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <TryAgain {...params} />
      <p className={styles.message}>
        {getErrorCausalChain(params.error)
          .map(cause => cause.message)
          .join('\n\n')}
      </p>
    </main>
  );
}
