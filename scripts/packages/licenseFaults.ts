import satisfies from 'spdx-satisfies';
import {downloadedPackages, packageName} from './LockedPackage';
import type {LockedPackages} from './LockedPackage';

/** Licenses under which any package may be used here, by SPDX identifier. */
const ALLOWED_LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Copyleft by file: it asks for nothing as long as the package's own files aren't changed.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
];

/** Packages that may be used under another license, or that state theirs in a form that npm doesn't read. */
export const LICENSE_EXCEPTIONS: Readonly<Record<string, string>> = {
  '@cspell/dict-django': 'WTFPL: a word list of the spelling check',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: a word list of the spelling check',
  '@reduxjs/rtk-codemods':
    "states none: part of Redux Toolkit's repository, which is MIT, and only samples use it",
  eval: 'MIT, in the old field "licenses"',
  format: 'MIT, in the old field "licenses"',
  'require-like': 'MIT, in a file',
  'svg-tags': 'MIT, in the old field "licenses"',
};

/** Image processing for the checks, loaded as libraries: LGPL-3.0-or-later. Nothing of it is published. */
const LGPL_PACKAGES = /^@img\/sharp-/;

function isAllowed(license: string): boolean {
  try {
    return satisfies(license, ALLOWED_LICENSES);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

/** Checks the license of each package. Binaries for other systems have one only if the registry offered them. */
export function licenseFaults(packages: LockedPackages): string[] {
  const entries = downloadedPackages(packages);
  const unknown = entries.filter(([folder, {license, integrity}]) => {
    const name = packageName(folder);
    return (
      !Object.hasOwn(LICENSE_EXCEPTIONS, name) &&
      !LGPL_PACKAGES.test(name) &&
      integrity !== undefined &&
      !isAllowed(license ?? '')
    );
  });
  const names = new Set(entries.map(([folder]) => packageName(folder)));
  return [
    ...unknown.map(
      ([folder, {license = 'no license'}]) =>
        `${folder} has ${license}, which isn't allowed in licenseFaults.ts`,
    ),
    ...Object.keys(LICENSE_EXCEPTIONS)
      .filter(name => !names.has(name))
      .map(name => `licenseFaults.ts makes an exception for ${name}, which isn't installed`),
  ];
}
