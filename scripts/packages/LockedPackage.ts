/** The fields of a package-lock.json entry that are used here. */
export interface LockedPackage {
  version?: string;
  /** Address that it is downloaded from. npm leaves it out if that's the usual one of the configured registry. */
  resolved?: string;
  /** Hash of the download, for example `sha512-…`. */
  integrity?: string;
  license?: string;
  /** Whether the entry stands for a workspace. */
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Entries by folder, for example `node_modules/a/node_modules/b`. The root has the empty string. */
export type LockedPackages = Record<string, LockedPackage>;

/** Name of the package in a folder of the lock file. */
export function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The entries that npm downloads: neither the root nor a workspace. */
export function downloadedPackages(packages: LockedPackages): [string, LockedPackage][] {
  return Object.entries(packages).filter(
    ([folder, {link}]) => folder.includes('node_modules/') && !link,
  );
}
