import {createElement, lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import {Region} from '../errorPage/Region';

/** A navbar item whose code is loaded when it's rendered. On the server, it's rendered in full. */
export function lazyItem<Props extends object>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
): (props: Props) => ReactNode {
  const Item: ComponentType<Props> = lazy(load);
  return function LazyNavbarItem(props) {
    return (
      <Region>
        <Suspense fallback={null}>{createElement(Item, props)}</Suspense>
      </Region>
    );
  };
}
