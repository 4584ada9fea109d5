import {LICENSE_EXCEPTIONS, licenseFaults} from '@site/scripts/packages/licenseFaults';

/** The packages that have to be there for their exceptions. */
const exceptions = Object.fromEntries(
  Object.keys(LICENSE_EXCEPTIONS).map(name => [`node_modules/${name}`, {integrity: 'sha512-AAAA'}]),
);

/** What is found in a package with a license. */
function faultsOf(license: string | undefined, integrity: string | undefined = 'sha512-AAAA') {
  return licenseFaults({...exceptions, 'node_modules/a': {license, integrity}});
}

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', 'Apache-2.0'])('allows %s', license => {
  expect(faultsOf(license)).toEqual([]);
});

it.each([
  'GPL-3.0-or-later',
  'MIT AND GPL-3.0-only',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE',
  'mit',
])('finds %s', license => {
  expect(faultsOf(license)).toEqual([
    `node_modules/a has ${license}, which isn't allowed in licenseFaults.ts`,
  ]);
});

it('finds a package without a license', () => {
  expect(faultsOf(undefined)).toEqual([
    "node_modules/a has no license, which isn't allowed in licenseFaults.ts",
  ]);
});

it("doesn't ask for the license of a package that the registry didn't offer", () => {
  expect(licenseFaults({...exceptions, 'node_modules/a': {optional: true, os: ['aix']}})).toEqual(
    [],
  );
});

it('finds an exception that nothing needs anymore', () => {
  const {'node_modules/eval': _eval, ...others} = exceptions;
  expect(licenseFaults(others)).toEqual([
    "licenseFaults.ts makes an exception for eval, which isn't installed",
  ]);
});

it('makes its exceptions by the exact name, in any folder', () => {
  const gpl = {license: 'LGPL-3.0-or-later', integrity: 'sha512-AAAA'};
  const faultsAt = (folder: string) => licenseFaults({...exceptions, [folder]: gpl}).length;
  expect(faultsAt('node_modules/@img/sharp-linux-x64')).toBe(0);
  expect(faultsAt('node_modules/sharp/node_modules/@img/sharp-linux-arm64')).toBe(0);
  expect(faultsAt('node_modules/a/node_modules/eval')).toBe(0);
  for (const other of ['@img/other', 'x@img/sharp-x', 'sharp', 'eval2', 'constructor']) {
    expect([other, faultsAt(`node_modules/${other}`)]).toEqual([other, 1]);
  }
});
