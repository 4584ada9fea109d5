import {useCallback, useState, type ComponentType} from 'react';
import {offerRetry} from 'docusaurus-plugin-folio-pages/shared/loadFailure/offerRetry';
import {useLoadedComponent} from './useLoadedComponent';

export interface LazyModal<Props> {
  readonly phase: 'closed' | 'loading' | 'open';
  /** Only while it is open. */
  readonly Modal: ComponentType<Props> | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog whose script is loaded when it's opened. If that fails, it's closed again, and a message offers what helps.
 *
 * @param load - must be stable
 * @param name - the label of what opens it
 */
export function useLazyModal<Props>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
): LazyModal<Props> {
  const [isWanted, setWanted] = useState(false);
  const open = useCallback(() => setWanted(true), []);
  const close = useCallback(() => setWanted(false), []);
  const fail = useCallback(
    (error: unknown) => {
      close();
      void offerRetry(name, error, open);
    },
    [name, open, close],
  );
  const {Component: Modal} = useLoadedComponent(load, isWanted, fail);
  return {phase: Modal ? 'open' : isWanted ? 'loading' : 'closed', Modal, open, close};
}
