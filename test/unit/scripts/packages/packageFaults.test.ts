import {LICENSE_EXCEPTIONS} from '@site/scripts/packages/licenseFaults';
import {packageFaults} from '@site/scripts/packages/packageFaults';

const HASH = 'sha512-AAAA';

const exceptions = Object.fromEntries(
  Object.keys(LICENSE_EXCEPTIONS).map(name => [`node_modules/${name}`, {integrity: HASH}]),
);
const sound = {
  packages: {...exceptions, 'node_modules/a': {license: 'MIT', integrity: HASH}},
  allowScripts: {},
  audit: {faults: []},
  strict: true,
};

it('finds nothing in sound packages', () => {
  expect(packageFaults(sound)).toEqual([]);
});

it('finds the faults of each check', () => {
  const packages = {
    ...exceptions,
    'node_modules/a': {license: 'MIT'},
    'node_modules/b': {license: 'GPL-3.0-only', integrity: HASH},
    'node_modules/c': {license: 'MIT', integrity: HASH, hasInstallScript: true},
  };
  const audit = {faults: ['d <1.2.3 has a weakness of high severity: npm audit --omit=dev']};
  expect(packageFaults({...sound, packages, audit})).toEqual([
    'node_modules/a has no integrity hash',
    expect.stringContaining('node_modules/b has GPL-3.0-only'),
    expect.stringContaining('c has an install script'),
    audit.faults[0],
  ]);
});

it('needs the answer of the registry only if it has to be strict', () => {
  const audit = {faults: [], refused: '405 Method Not Allowed'};
  expect(packageFaults({...sound, audit})).toEqual(['The registry has to answer']);
  expect(packageFaults({...sound, audit, strict: false})).toEqual([]);
});
