import {useCallback, useState, type ComponentType} from 'react';
import {useLoadedComponent} from './useLoadedComponent';

type Phase = 'closed' | 'loading' | 'open' | 'failed';

export interface LazyModal<Props> {
  readonly phase: Phase;
  /** Only while it is open. */
  readonly Modal: ComponentType<Props> | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog whose script is loaded when it's opened. If that fails, opening it again tries again.
 *
 * @param load - must be stable
 */
export function useLazyModal<Props>(load: () => Promise<ComponentType<Props>>): LazyModal<Props> {
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const {Component: Modal, hasFailed} = useLoadedComponent(load, isWanted && attempt);
  const open = useCallback(() => {
    setWanted(true);
    setAttempt(count => count + 1);
  }, []);
  const close = useCallback(() => setWanted(false), []);

  function phase(): Phase {
    if (!isWanted) {
      return 'closed';
    }
    if (Modal) {
      return 'open';
    }
    return hasFailed ? 'failed' : 'loading';
  }

  return {phase: phase(), Modal, open, close};
}
