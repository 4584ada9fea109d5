import type {CurrentBundler} from '@docusaurus/types';

const NAME = 'folio-require-scope';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * A plugin for webpack: every script with a runtime of its own declares `__webpack_require__`.
 *
 * Core adds a function to that object in each such script without declaring the need. The worker of the search is one
 * module, for which webpack leaves the object out, so that the worker would throw at its first line.
 */
export function requireScope({RuntimeGlobals}: CurrentBundler['instance']) {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap(NAME, compilation => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (_chunk, requirements) => {
          requirements.add(RuntimeGlobals.requireScope);
        });
      });
    },
  };
}
