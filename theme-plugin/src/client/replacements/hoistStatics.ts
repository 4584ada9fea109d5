type WithStatics = object & {readonly prototype?: unknown};

/** Properties that every function and class has by itself. */
const OWN = new Set(['length', 'name', 'prototype', 'arguments', 'caller', 'displayName']);

/**
 * Stands in for `hoist-non-react-statics` (1 KiB) in the browser: the router's `withRouter` copies the
 * static properties of a component by it. Those that React read of classes before its release 19 have
 * no effect any more, and need no exception.
 */
export default function hoistStatics<Target extends WithStatics>(
  target: Target,
  source: WithStatics,
): Target {
  for (const key of Reflect.ownKeys(source)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(source, key);
    if (descriptor && !(typeof key === 'string' && OWN.has(key)) && !Object.hasOwn(target, key)) {
      Reflect.defineProperty(target, key, descriptor);
    }
  }
  return target;
}
