import satisfies from 'spdx-satisfies';

/** The fields of a package-lock.json entry that are used here. */
interface LockedPackage {
  /** Whether the entry stands for a workspace. */
  link?: boolean;
  /** Address of the download. npm leaves it out if that's the usual one of the configured registry. */
  resolved?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  os?: string[];
}

const ALLOWED_LICENSES =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Zlib';

/** Packages that may be used under another license, or that state theirs in a form that npm doesn't read. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@cspell/dict-django': 'WTFPL: a word list of the spelling check',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: a word list of the spelling check',
  '@reduxjs/rtk-codemods': "states none: part of Redux Toolkit's repository, which is MIT",
  eval: 'MIT, in the old field "licenses"',
  format: 'MIT, in the old field "licenses"',
  'require-like': 'MIT, in a file',
  'svg-tags': 'MIT, in the old field "licenses"',
};

/** Image processing for the checks, loaded as libraries: LGPL-3.0-or-later. Nothing of it is published. */
const LGPL_PACKAGES = /^@img\/sharp-/;

/**
 * Checks that each package in a lock file comes from npm's registry with a hash and under an allowed license.
 *
 * @param packages - the `packages` of package-lock.json
 * @returns one sentence for each fault
 */
export function packageFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const {link, resolved, integrity, license = 'no license', optional, os} = entry;
    // The registry may not have offered a binary for another system when the lock file was written.
    if (!folder.includes('node_modules/') || link || (optional && os && !integrity)) {
      return [];
    }
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isAllowed = Object.hasOwn(EXCEPTIONS, name) || LGPL_PACKAGES.test(name);
    return [
      resolved?.startsWith('https://registry.npmjs.org/') === false && `comes from ${resolved}`,
      integrity === undefined && 'has no integrity hash',
      !isAllowed && !isLicenseAllowed(license) && `has ${license}, which isn't allowed`,
    ].flatMap(fault => (fault ? [`${folder} ${fault}`] : []));
  });
}

function isLicenseAllowed(license: string): boolean {
  try {
    return satisfies(license, ALLOWED_LICENSES.split(' '));
  } catch {
    // Not an SPDX expression.
    return false;
  }
}
