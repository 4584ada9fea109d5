import {useCallback, useState, type ComponentType} from 'react';

type Phase = 'closed' | 'loading' | 'open' | 'failed';

export interface LazyModal<Props> {
  readonly phase: Phase;
  /** Null until it has loaded. */
  readonly Modal: ComponentType<Props> | null;
  /** Loads the script only; a failure is kept for when the dialog is really asked for. */
  readonly preload: () => void;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog whose script is loaded when it is needed, and which can fail to load.
 *
 * @param load must be stable; called again after a failure
 */
export function useLazyModal<Props>(load: () => Promise<ComponentType<Props>>): LazyModal<Props> {
  const [phase, setPhase] = useState<Phase>('closed');
  const [Modal, setModal] = useState<ComponentType<Props> | null>(null);

  const preload = useCallback(() => {
    load().then(
      loaded => setModal(() => loaded),
      () => {
        // Opening it will try again, and tell.
      },
    );
  }, [load]);

  const open = useCallback(() => {
    setPhase('loading');
    load().then(
      loaded => {
        setModal(() => loaded);
        // Closed meanwhile: leave it so.
        setPhase(now => (now === 'loading' ? 'open' : now));
      },
      () => setPhase(now => (now === 'loading' ? 'failed' : now)),
    );
  }, [load]);

  const close = useCallback(() => setPhase('closed'), []);
  return {phase, Modal, preload, open, close};
}
