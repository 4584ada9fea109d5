import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import {TryAgain, useResetOnNavigation} from 'docusaurus-theme-folio/client';
import styles from './styles.module.css';

/**
 * What a crashed page shows: 'This page crashed.', the error's message, and a 'Try again' button that resets the error. It
 * replaces the page's content, but the navbar and the footer stay. The heading takes the focus, so that a screen reader
 * announces what happened.
 */
export default function ErrorPageContent(props: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useResetOnNavigation(props.tryAgain);

  return (
    <main className={styles.crash}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <TryAgain {...props} />
      <p className={styles.message}>
        {getErrorCausalChain(props.error)
          .map(cause => cause.message)
          .join('\n\n')}
      </p>
    </main>
  );
}
