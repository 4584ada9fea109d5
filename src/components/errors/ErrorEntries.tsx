import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {errorCodes} from '../../data/errorCodes';
import {entryId} from './entryId';
import {ErrorExplanation} from './ErrorExplanation';
import {withCode} from './withCode';
import styles from './errors.lazy.module.css';

/** All errors, each with its own heading. They're in the server-rendered HTML, so they work without JavaScript. */
export function ErrorEntries(): ReactNode {
  return errorCodes.map(error => (
    <section key={error.code} className={styles.entry}>
      <Heading as="h3" id={entryId(error.code)}>
        Error {error.code}: {withCode(error.title)}
      </Heading>
      <ErrorExplanation error={error} />
    </section>
  ));
}
