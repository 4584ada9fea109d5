import {useEffect, useState, type ComponentType} from 'react';

const ignore = (): void => {};

/**
 * Loads a component when it's first wanted. After a failure, it's tried again the next time.
 *
 * @param load - must not change
 * @param onFailure - called with what `load` rejected with, unless the component is no longer wanted. Must be stable
 * @returns no component while it's loading or not wanted
 */
export function useLoadedComponent<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure: (error: unknown) => void = ignore,
): {readonly Component?: ComponentType<Props>} {
  const [Component, setComponent] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!isWanted || Component) {
      return undefined;
    }
    let isStillWanted = true;
    load().then(
      loaded => isStillWanted && setComponent(() => loaded),
      (error: unknown) => isStillWanted && onFailure(error),
    );
    return () => {
      isStillWanted = false;
    };
  }, [load, isWanted, Component, onFailure]);

  return isWanted ? {Component} : {};
}
