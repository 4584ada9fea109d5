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
  /** Index of the step that the reader looks at: the last one, unless they chose another. */
  readonly shown: number;
  readonly show: (step: number) => void;
  /** The state that the store has now. */
  readonly state: ShelfState;
  /** Index of the reducer line that computed the state after the shown step. Undefined for the initial state. */
  readonly ran: number | undefined;
  /** Whether Redux Toolkit failed to load. The next press tries again. */
  readonly failed: boolean;
  readonly dispatch: (action: ShelfAction) => void;
}

const LAST = TIMELINE.at(-1)!.state;

/** The line that ran for a step. */
function lineOf(steps: readonly Step[], index: number): number | undefined {
  const name = steps[index]?.action?.replace('shelf/', '');
  const before = steps[index - 1]?.state;
  return name && before ? lineThatRuns(name as ShelfAction, before) : undefined;
}

/**
 * A real store that continues where the timeline in the page's HTML ends. Redux Toolkit is loaded on the first press.
 * Actions from presses in the meantime are dispatched once it's there.
 */
export function useLiveStore(): LiveStore {
  const live = useRef<Promise<Live>>(undefined);
  const [steps, setSteps] = useState(TIMELINE);
  const [chosen, show] = useState<number>();
  const [failed, setFailed] = useState(false);

  const open = () => {
    live.current ??= load().then(shelf => ({shelf, store: shelf.createShelfStore(LAST)}));
    return live.current;
  };

  const dispatch = (name: ShelfAction) => {
    open().then(
      ({shelf, store}) => {
        const action = store.dispatch(shelf[name]());
        const state = store.getState();
        setFailed(false);
        show(undefined);
        setSteps(all => [...all, {action: action.type, state}]);
      },
      () => {
        live.current = undefined;
        setFailed(true);
      },
    );
  };

  const shown = chosen ?? steps.length - 1;
  return {
    steps,
    shown,
    show,
    state: steps.at(-1)?.state ?? LAST,
    ran: lineOf(steps, shown),
    failed,
    dispatch,
  };
}
