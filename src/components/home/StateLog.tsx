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

interface Props {
  readonly steps: readonly Step[];
  /** Index of the step that's shown large. */
  readonly shown: number;
  readonly show: (step: number) => void;
}

/** The states of a store and the actions that led to them, newest first. Its height never changes. */
export function StateLog({steps, shown, show}: Props): ReactNode {
  const actions = steps.length - 1;
  const rows = actions > MAX_ACTIONS ? MAX_ACTIONS - 1 : actions;
  const earlier = actions - rows;
  const newest = steps.map((step, position) => ({...step, position})).slice(steps.length - rows);
  const row = ({action, state, position}: Step & {position: number}) => (
    <li key={position} value={position + 1}>
      <button
        type="button"
        className={clsx(styles.row, position === shown && styles.current)}
        aria-current={position === shown}
        onClick={() => show(position)}>
        {action ? (
          <span className={styles.action} translate="no">
            {action}
          </span>
        ) : (
          <span>Initial state</span>
        )}
        <State state={state} before={steps[position - 1]?.state ?? state} />
      </button>
    </li>
  );
  return (
    <ol className={styles.log} reversed>
      {newest.reverse().map(row)}
      {earlier > 0 && (
        <li className={clsx(styles.row, styles.earlier)}>
          <span>{earlier === 1 ? '1 earlier action' : `${earlier} earlier actions`}</span>
        </li>
      )}
      {steps[0] && row({...steps[0], position: 0})}
    </ol>
  );
}
