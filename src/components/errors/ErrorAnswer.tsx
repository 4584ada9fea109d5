import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {errorCodes} from '../../data/errorCodes';
import {askedError, type AskedError} from './askedError';
import styles from './errors.lazy.module.css';

function Answer({asked}: {asked: AskedError}): ReactNode {
  switch (asked.kind) {
    case 'none':
      return null;
    case 'known':
      return (
        <>
          <h2>
            Error {asked.error.code}, thrown by <code>{asked.error.thrownBy}</code>
          </h2>
          <p className={styles.message}>
            <code>{asked.error.message}</code>
          </p>
          <p>
            {asked.error.repair}{' '}
            <Link to={asked.error.reference.to}>{asked.error.reference.label}</Link> has the rules.
          </p>
        </>
      );
    case 'unknown':
      return (
        <>
          <h2>There is no error {asked.code}</h2>
          <p>
            The numbers go from 0 to {errorCodes.length - 1}. If Redux Toolkit named it, look in{' '}
            <a href="#redux-toolkit">its own list</a>.
          </p>
        </>
      );
    case 'absurd':
      return (
        <>
          <h2>That is not the number of an error</h2>
          <p>
            The address ends in <code>?code=</code> and a number from 0 to {errorCodes.length - 1}.
          </p>
        </>
      );
  }
}

/**
 * The error that the address asks for, brought into view, focused and announced. The server's HTML
 * knows no query: there it is empty.
 */
export default function ErrorAnswer(): ReactNode {
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
      <Answer asked={asked} />
    </div>
  );
}
