import {useEffect, useState, type ComponentType} from 'react';

interface LoadedComponent<Props> {
  /** Undefined while it's loading or not wanted. */
  readonly Component?: ComponentType<Props>;
  readonly hasFailed: boolean;
}

/**
 * Loads a component when it's first wanted. After a failure, it's tried again the next time.
 *
 * @param load - must not change
 * @param wanted - a number counts the attempts, from 1 on: another one loads again what failed
 */
export function useLoadedComponent<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean | number,
): LoadedComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState<boolean | number>(false);

  useEffect(() => {
    if (!wanted || Component) {
      return undefined;
    }
    let isWanted = true;
    load().then(
      loaded => isWanted && setComponent(() => loaded),
      () => isWanted && setFailed(wanted),
    );
    return () => {
      isWanted = false;
    };
  }, [load, wanted, Component]);

  return wanted ? {Component, hasFailed: !Component && failed === wanted} : {hasFailed: false};
}
