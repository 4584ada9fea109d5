import {downloadedPackages, packageName} from './LockedPackage';
import type {LockedPackages} from './LockedPackage';

/**
 * Checks `allowScripts` of package.json against the packages that have install scripts. npm 11.16 and later enforces
 * the list, and stops at a package that isn't in it (`strict-allow-scripts`); earlier versions of npm know neither.
 *
 * @param allowScripts - name of a package → whether its install scripts may run
 */
export function scriptFaults(
  packages: LockedPackages,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const withScripts = new Set(
    downloadedPackages(packages)
      .filter(([, {hasInstallScript}]) => hasInstallScript)
      .map(([folder]) => packageName(folder)),
  );
  return [
    ...[...withScripts]
      .filter(name => !Object.hasOwn(allowScripts, name))
      .map(
        name =>
          `${name} has an install script. Read it, then allow or deny it in "allowScripts" of package.json`,
      ),
    ...Object.keys(allowScripts)
      .filter(name => !withScripts.has(name))
      .map(name => `"allowScripts" of package.json lists ${name}, which has no install script`),
  ];
}
