import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ShelfState, Step} from './timeline';
import styles from './liveStore.lazy.module.css';

const FIELDS = ['drills', 'waiting'] as const;

/** How many of the latest actions get a row. Earlier ones are only counted. */
const MAX_ACTIONS = 3;

/** A state as code, with the fields that this step changed marked. */
function State({state, before}: {state: ShelfState; before: ShelfState}): ReactNode {
  return (
    <code translate="no">
      {'{ '}
      {FIELDS.map((field, index) => {
        const text = `${field}: ${state[field]}`;
        return (
          <span key={field}>
            {index > 0 && ', '}
            {before[field] === state[field] ? text : <mark>{text}</mark>}
          </span>
        );
      })}
      {' }'}
    </code>
  );
}

/** The states of a store and the actions that led to them, newest first. Its height never changes. */
export function StateLog({steps}: {steps: readonly Step[]}): ReactNode {
  const actions = steps.length - 1;
  const shown = actions > MAX_ACTIONS ? MAX_ACTIONS - 1 : actions;
  const earlier = actions - shown;
  const newest = steps.slice(steps.length - shown).reverse();
  const initial = steps[0];
  return (
    <ol className={styles.log} reversed>
      {newest.map(({action, state}, index) => {
        const position = steps.length - 1 - index;
        return (
          <li key={position} value={position + 1} className={styles.row}>
            <span className={styles.action} translate="no">
              {action}
            </span>
            <State state={state} before={steps[position - 1]?.state ?? state} />
          </li>
        );
      })}
      {earlier > 0 && (
        <li className={clsx(styles.row, styles.earlier)}>
          <span>{earlier === 1 ? '1 earlier action' : `${earlier} earlier actions`}</span>
        </li>
      )}
      {initial && (
        <li value={1} className={styles.row}>
          <span>Initial state</span>
          <State state={initial.state} before={initial.state} />
        </li>
      )}
    </ol>
  );
}
