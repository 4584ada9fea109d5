import type {ReactNode} from 'react';
import type {StoreState} from '../../tutorials/replay/shownStates/StoreState';
import styles from './callout.lazy.module.css';

/** What the store holds at a checkpoint, with the marker on what has changed. */
export function CheckpointState({state}: {readonly state: StoreState}): ReactNode {
  const {actions, branches, unchanged} = state;
  return (
    <dl className={styles.state} data-search-exclude>
      <div>
        <dt>{actions.length > 0 ? 'After' : 'Store'}</dt>
        <dd>
          {actions.length === 0 && 'at the start'}
          {actions.map((action, index) => (
            <span key={`${action} ${index}`}>
              {index > 0 && ', '}
              <span className={styles.action}>{action}</span>
            </span>
          ))}
        </dd>
      </div>
      {branches.map(({name, text}) => (
        <div key={name}>
          <dt className={styles.branch}>{name}</dt>
          <dd>
            {text.map((piece, index) =>
              index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
            )}
          </dd>
        </div>
      ))}
      {unchanged.length > 0 && (
        <div>
          <dt>Unchanged</dt>
          <dd>{unchanged.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
