import type {ReactNode} from 'react';
import {TIMELINE, type ShelfState} from './timeline';
import styles from './timeline.lazy.module.css';

const FIELDS = ['drills', 'waiting'] as const;

/** A state as code, in which the fields that the step changed are marked. */
function State({state, before}: {state: ShelfState; before: ShelfState | undefined}): ReactNode {
  return (
    <code className={styles.state}>
      {'{ '}
      {FIELDS.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          {before && before[field] !== state[field] ? (
            <mark>{`${field}: ${state[field]}`}</mark>
          ) : (
            `${field}: ${state[field]}`
          )}
        </span>
      ))}
      {' }'}
    </code>
  );
}

/** The actions of the sample on the home page, and the state after each. */
export default function Timeline(): ReactNode {
  return (
    <ol className={styles.timeline}>
      {TIMELINE.map(({action, state, text}, index) => (
        <li key={index} className={styles.step}>
          <p className={styles.action}>
            {action ? <code>{action}</code> : <span>Initial state</span>}
          </p>
          <State state={state} before={TIMELINE[index - 1]?.state} />
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
