import type {ReactNode} from 'react';
import {useDeferHydration} from './useDeferHydration';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Leaves its children as the server wrote them while the viewport is narrow, where they are not
 * shown: nothing in them is hydrated, so a phone spends no time on them. They come to life when the
 * viewport turns wide.
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
