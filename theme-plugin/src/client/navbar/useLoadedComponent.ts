import {useEffect, useState, type ComponentType} from 'react';

type LoadedComponent = {
  /** Nothing while it is on its way or not wanted. */
  readonly Component?: ComponentType;
  readonly hasFailed: boolean;
};

/**
 * Loads a component when it is first wanted. What failed is tried again the next time it is wanted.
 *
 * @param load - must not change
 */
export function useLoadedComponent(
  load: () => Promise<ComponentType>,
  wanted: boolean,
): LoadedComponent {
  const [{Component, hasFailed}, setLoaded] = useState<LoadedComponent>({hasFailed: false});

  useEffect(() => {
    if (!wanted || Component) {
      return undefined;
    }
    let isWanted = true;
    load().then(
      loaded => isWanted && setLoaded({Component: loaded, hasFailed: false}),
      () => isWanted && setLoaded({hasFailed: true}),
    );
    return () => {
      isWanted = false;
    };
  }, [load, wanted, Component]);

  return wanted ? {Component, hasFailed} : {hasFailed: false};
}
