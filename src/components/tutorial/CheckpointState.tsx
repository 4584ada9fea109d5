import type {ReactNode} from 'react';
import styles from './callout.lazy.module.css';

/**
 * What the store holds at a checkpoint, with the marker on what has changed.
 *
 * @param html - the content of the list, from `stateHtml`
 */
export function CheckpointState({html}: {readonly html: string}): ReactNode {
  return (
    <dl className={styles.state} data-search-exclude dangerouslySetInnerHTML={{__html: html}} />
  );
}
