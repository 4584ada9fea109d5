import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {errorCodes} from '../../data/errorCodes';
import {askedError, type AskedError} from './askedError';
import {ErrorExplanation} from './ErrorExplanation';
import {withCode} from './withCode';
import styles from './errors.lazy.module.css';

function Answer({asked}: {asked: AskedError}): ReactNode {
  switch (asked.kind) {
    case 'none':
      return null;
    case 'known':
      return (
        <>
          <h2>
            Error {asked.error.code}: {withCode(asked.error.title)}
          </h2>
          <ErrorExplanation error={asked.error} />
        </>
      );
    case 'unknown':
      return (
        <>
          <h2>There is no error {asked.code}</h2>
          <p>
            Redux error codes go from 0 to {errorCodes.length - 1}. If the error came from Redux
            Toolkit, look it up in <a href="#redux-toolkit">the list of Redux Toolkit errors</a>.
          </p>
        </>
      );
    case 'absurd':
      return (
        <>
          <h2>That isn’t a valid error code</h2>
          <p>
            This page’s URL needs to end with <code translate="no">?code=</code> and a number from 0
            to {errorCodes.length - 1}.
          </p>
        </>
      );
  }
}

/**
 * Shows the error that the URL asks for: scrolled into view, focused, and announced by screen readers. The
 * server-rendered HTML has it empty, because the query string isn't known there.
 */
export function ErrorAnswer(): ReactNode {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const box = useRef<HTMLDivElement>(null);
  const asked: AskedError = isBrowser ? askedError(search) : {kind: 'none'};
  const isAsked = asked.kind !== 'none';

  useEffect(() => {
    if (isAsked) {
      box.current?.focus();
    }
  }, [isAsked, search]);

  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={isAsked ? styles.answer : undefined}
      data-known={asked.kind === 'known' ? '' : undefined}>
      {/* Another error's texts don't replace these one by one, which a translated page can't take. */}
      <Answer key={search} asked={asked} />
    </div>
  );
}
