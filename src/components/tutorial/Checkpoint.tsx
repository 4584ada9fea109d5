import type {ReactNode} from 'react';
import {Callout} from './Callout';
import styles from './callout.lazy.module.css';

interface Props {
  readonly label?: string;
  /** Paths of the tests that pass here, separated by spaces, or `all`. */
  readonly tests?: string;
  /** Whether the text already names the command that proves it, or no command can. */
  readonly isNamed?: boolean;
  /** What the store holds here, with changes marked, as HTML from `stateHtml`. */
  readonly state?: string;
  readonly children: ReactNode;
}

/** What works at a checkpoint, and the command that proves it. */
function proofOf(tests: string | undefined): {text: string; command: string} {
  if (!tests) {
    return {text: 'The app compiles here:', command: 'npx tsc -b'};
  }
  return tests === 'all'
    ? {text: 'All tests pass at this point:', command: 'npm test'}
    : {text: 'These tests pass here:', command: `npm test -- ${tests}`};
}

/** A point in a tutorial where the app runs: what to do, what you should see, and what works. */
export function Checkpoint({label, tests, isNamed, state, children}: Props): ReactNode {
  const {text, command} = proofOf(tests);
  return (
    <Callout kind="checkpoint" title={label ? `Checkpoint: ${label}` : 'Checkpoint'}>
      {children}
      {state && (
        <dl
          className={styles.state}
          data-search-exclude
          dangerouslySetInnerHTML={{__html: state}}
        />
      )}
      {!isNamed && (
        <p className={styles.proof} data-search-exclude>
          {text} <code translate="no">{command}</code>
        </p>
      )}
    </Callout>
  );
}
