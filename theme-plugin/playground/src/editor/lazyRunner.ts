import siteConfig from '@generated/docusaurus.config';
import type {CellPlace} from '../run/cell';
import type {Runner} from '../run/runSample';

/** What compiles and runs samples, once it's needed. */
export interface LazyRunner {
  readonly load: () => Promise<Runner>;
  readonly close: () => void;
}

/** Loads the compiler and the cell on the first run. If that fails, the next run tries again. */
export function createLazyRunner(place: CellPlace): LazyRunner {
  let runner: Promise<Runner> | undefined;
  return {
    load() {
      runner ??= import(/* webpackChunkName: "intent-playground-run" */ '../run/runSample').then(
        ({createRunner}) => createRunner(siteConfig.baseUrl, place),
      );
      runner.catch(() => {
        runner = undefined;
      });
      return runner;
    },
    close() {
      void runner?.then(
        each => each.close(),
        () => {},
      );
    },
  };
}
