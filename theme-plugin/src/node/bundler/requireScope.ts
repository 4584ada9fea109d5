import type {CurrentBundler} from '@docusaurus/types';

const NAME = 'folio-require-scope';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/**
 * A webpack plugin that makes every script with its own runtime declare `__webpack_require__`.
 *
 * Core adds a function to that object in each of these scripts without declaring that it needs it. Search's
 * worker is a single module, so webpack would leave the object out and the worker would throw on its first line.
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
