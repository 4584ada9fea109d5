import {useRef, useState} from 'react';
import {lineThatRuns, type ShelfAction} from './shelfLines';
import {TIMELINE, type ShelfState, type Step} from './timeline';

const load = () => import(/* webpackChunkName: "intent-live-store" */ './shelf');

type Shelf = Awaited<ReturnType<typeof load>>;
interface Live {
  shelf: Shelf;
  store: ReturnType<Shelf['createShelfStore']>;
}

export interface LiveStore {
  /** Everything that happened, starting with the initial state. */
  readonly steps: readonly Step[];
  readonly state: ShelfState;
  /** Index of the reducer line that computed the state. */
  readonly ran: number;
  /** Whether Redux Toolkit failed to load. The next press tries again. */
  readonly failed: boolean;
  readonly dispatch: (action: ShelfAction) => void;
}

const LAST = TIMELINE.at(-1)!.state;
const BEFORE_LAST = TIMELINE.at(-2)!.state;

/**
 * A real store that continues where the timeline in the page's HTML ends. Redux Toolkit is loaded on the first press.
 * Actions from presses in the meantime are dispatched once it's there.
 */
export function useLiveStore(): LiveStore {
  const live = useRef<Promise<Live>>(undefined);
  const [steps, setSteps] = useState(TIMELINE);
  const [ran, setRan] = useState(() => lineThatRuns('drillRequested', BEFORE_LAST));
  const [failed, setFailed] = useState(false);

  const open = () => {
    live.current ??= load().then(shelf => ({shelf, store: shelf.createShelfStore(LAST)}));
    return live.current;
  };

  const dispatch = (name: ShelfAction) => {
    open().then(
      ({shelf, store}) => {
        const before = store.getState();
        const action = store.dispatch(shelf[name]());
        const state = store.getState();
        setFailed(false);
        setRan(lineThatRuns(name, before));
        setSteps(all => [...all, {action: action.type, state}]);
      },
      () => {
        live.current = undefined;
        setFailed(true);
      },
    );
  };

  return {steps, state: steps.at(-1)?.state ?? LAST, ran, failed, dispatch};
}
