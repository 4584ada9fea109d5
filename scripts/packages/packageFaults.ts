import type {Audit} from './auditPackages';
import {downloadFaults} from './downloadFaults';
import {licenseFaults} from './licenseFaults';
import type {LockedPackages} from './LockedPackage';
import {scriptFaults} from './scriptFaults';

interface Packages {
  readonly packages: LockedPackages;
  /** Name of a package → whether its install scripts may run. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly audit: Audit;
  /** Whether the registry has to answer the question for known weaknesses. */
  readonly strict: boolean;
}

/** Everything that's wrong with the packages that this repository installs, one sentence each. */
export function packageFaults({packages, allowScripts, audit, strict}: Packages): string[] {
  return [
    ...downloadFaults(packages).faults,
    ...licenseFaults(packages),
    ...scriptFaults(packages, allowScripts),
    ...audit.faults,
    ...(strict && audit.refused !== undefined ? ['The registry has to answer'] : []),
  ];
}
