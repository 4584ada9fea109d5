import {useId, type ReactNode} from 'react';
import {ShelfCode} from './ShelfCode';
import {StateLog} from './StateLog';
import {TIMELINE} from './timeline';
import {useLiveStore} from './useLiveStore';
import styles from './liveStore.lazy.module.css';

const TOTAL = TIMELINE[0]?.state.drills;

/**
 * A store to try: its buttons dispatch actions, and it shows which line of the reducer ran and each resulting state,
 * any of which the reader can go back to.
 */
export function LiveStore(): ReactNode {
  const {steps, shown, show, state, ran, failed, dispatch} = useLiveStore();
  const id = useId();
  const isFull = state.drills === TOTAL;
  return (
    <div role="group" aria-label="A live store" className={styles.live}>
      <div className={styles.cause}>
        <p className={styles.label}>Dispatch an action</p>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            onClick={() => dispatch('drillRequested')}>
            Request a drill <code translate="no">drillRequested()</code>
          </button>
          <button
            type="button"
            className={`${styles.button} ${styles.second}`}
            aria-disabled={isFull}
            aria-describedby={isFull ? id : undefined}
            onClick={() => isFull || dispatch('drillReturned')}>
            Return one <code translate="no">drillReturned()</code>
          </button>
          {isFull && (
            <span id={id} className="folio-hidden-text">
              Both drills are on the shelf.
            </span>
          )}
        </div>
        {failed && (
          <p className={styles.failure}>
            Couldn’t load Redux Toolkit. Try again, or reload the page.
          </p>
        )}
      </div>
      <div className={styles.reducer}>
        <p className={styles.label}>The reducer line that ran</p>
        <ShelfCode ran={ran} />
      </div>
      <div className={styles.result}>
        <p className={styles.label}>The state after each action</p>
        <StateLog steps={steps} shown={shown} show={show} />
        <p role="status" className="folio-hidden-text">
          {steps !== TIMELINE && `Drills: ${state.drills}. Waiting: ${state.waiting}.`}
        </p>
      </div>
      {/* A new one with each action, which starts at the button again. */}
      {steps !== TIMELINE && <i key={steps.length} className={styles.traveler} />}
    </div>
  );
}
