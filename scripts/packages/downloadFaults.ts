import {downloadedPackages} from './LockedPackage';
import type {LockedPackage, LockedPackages} from './LockedPackage';

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Whether a package without a hash is a binary for another system, which the registry mirror in use didn't offer when
 * the lock file was written. See `missingOptionalPackages`.
 */
function isForAnotherSystem({optional, os, cpu}: LockedPackage): boolean {
  return optional === true && (os ?? cpu) !== undefined;
}

export interface Downloads {
  /** One sentence for each package that isn't from the registry or whose download can't be checked. */
  faults: string[];
  /** Folders of the packages that may lack a hash. */
  unchecked: string[];
}

/** Checks that each package comes from npm's registry and has the hash that npm compares its download with. */
export function downloadFaults(packages: LockedPackages): Downloads {
  const faults: string[] = [];
  const unchecked: string[] = [];
  for (const [folder, entry] of downloadedPackages(packages)) {
    if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY)) {
      faults.push(`${folder} comes from ${entry.resolved}, not from ${REGISTRY}`);
    }
    if (entry.integrity === undefined) {
      if (isForAnotherSystem(entry)) {
        unchecked.push(folder);
      } else {
        faults.push(`${folder} has no integrity hash`);
      }
    }
  }
  return {faults, unchecked};
}
