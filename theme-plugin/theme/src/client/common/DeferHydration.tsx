import {useEffect, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {MOBILE_LAYOUT} from '../../shared/breakpoints';
import {watchMedia} from './watchMedia';

const isNarrow = (): boolean => window.matchMedia(MOBILE_LAYOUT).matches;

/** Whether the viewport has been narrow ever since the page was opened. Always false on the server. */
function useDeferHydration(): boolean {
  const [still, setStill] = useState(() => ExecutionEnvironment.canUseDOM && isNarrow());
  useEffect(
    () => (still ? watchMedia(MOBILE_LAYOUT, () => setStill(isNarrow())) : undefined),
    [still],
  );
  return still;
}

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Doesn't hydrate its children while the viewport is narrow, where they're hidden, so a phone spends no time
 * on them. They're hydrated once the viewport becomes wide.
 */
export function DeferHydration({className, children}: Props): ReactNode {
  return useDeferHydration() ? (
    <div
      key="still"
      className={className}
      // React doesn't touch the content of such an element, so the server's HTML stays.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  ) : (
    <div key="live" className={className}>
      {children}
    </div>
  );
}
