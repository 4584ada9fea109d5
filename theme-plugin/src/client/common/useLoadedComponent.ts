import {useEffect, useState, type ComponentType} from 'react';

interface LoadedComponent<Props> {
  /** Nothing while it is on its way or not wanted. */
  readonly Component?: ComponentType<Props>;
  readonly hasFailed: boolean;
}

/**
 * Loads a component when it is first wanted. What failed is tried again the next time it is wanted.
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
